// old.go looks for what a change has left behind where only a person can decide: a sentence
// that the code no longer says, a figure that no block of a page shows any more.

package author

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// listOld compares with what was committed last, so that what it says stands until then, and
// reports whether there is something.
func (d *Desk) listOld(ctx context.Context) (decides bool) {
	changed, err := d.changedFiles(ctx)
	if err != nil {
		d.say("(git does not answer, so what still says the old is not looked for: %v)\n", err)
		return false
	}
	var found []string
	for _, name := range changed {
		was, err := d.git(ctx, "show", "HEAD:"+name)
		if err != nil {
			continue // it is new
		}
		now, _ := os.ReadFile(d.path(name))
		switch {
		case path.Ext(name) == ".go" && !strings.HasSuffix(name, "_test.go") && !strings.Contains(name, "/testdata/"):
			for _, phrase := range gonePhrases(was, string(now)) {
				found = append(found, atMost(often, phrase, d.placesOf(ctx, phrase))...)
			}
		case path.Ext(name) == ".md":
			found = append(found, oldFigures(name, was, string(now))...)
		}
	}
	slices.Sort(found)
	if found = slices.Compact(found); len(found) > 0 {
		d.say("For you to decide:\n  %s\n", strings.Join(found, "\n  "))
	}
	return len(found) > 0
}

// often is in how many places a phrase stands that is no trace of an old sentence any more.
const often = 20

// atMost are the places of a phrase, or if they are more than that, a line about all of them.
func atMost(n int, phrase string, places []string) []string {
	if len(places) <= n {
		return places
	}
	return []string{fmt.Sprintf("%q stands in %d places, most of which speak of something else: git grep -n %[1]q", phrase, len(places))}
}

// changedFiles lists what is not as it was committed last.
func (d *Desk) changedFiles(ctx context.Context) ([]string, error) {
	out, err := d.git(ctx, "diff", "--name-only", "HEAD")
	return strings.Fields(out), err
}

// verb is a place for a value in a text that is printed.
var verb = regexp.MustCompile(`%[+#-]?[0-9.]*[a-zA-Z]`)

// gonePhrases are the parts, three words long at least, of the texts that a file had and has no more.
func gonePhrases(was, now string) (phrases []string) {
	texts := onOneLine(strings.Join(textsIn(now), " "))
	for _, text := range textsIn(was) {
		for _, phrase := range verb.Split(text, -1) {
			phrase = strings.Trim(onOneLine(phrase), " :;,.()")
			if strings.Count(phrase, " ") >= 2 && !strings.Contains(texts, phrase) {
				phrases = append(phrases, phrase)
			}
		}
	}
	return phrases
}

func onOneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// textsIn are the string literals of a Go file; what is joined by + is one.
func textsIn(code string) (texts []string) {
	tree, err := parser.ParseFile(token.NewFileSet(), "", code, parser.SkipObjectResolution)
	if err != nil {
		return nil
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		e, isExpr := n.(ast.Expr)
		if !isExpr {
			return true
		}
		text, isText := textOf(e)
		if isText {
			texts = append(texts, text)
		}
		return !isText
	})
	return texts
}

func textOf(e ast.Expr) (text string, isText bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		left, isLeft := textOf(e.X)
		right, isRight := textOf(e.Y)
		return left + right, isLeft && isRight && e.Op == token.ADD
	}
	return "", false
}

// wrap is where a text goes on in the next line: of a page, a comment, or Go's literals.
const wrap = `(?:"\s*\+\s*"|\\n|\s+(?://\s*|>\s*)?)+`

// isMade is a file that is written from others, which have the sentence, too.
var isMade = regexp.MustCompile(`^ch0.*/testdata/|^docs/(features|test-cases|changes)\.md$`)

// placesOf finds a phrase in everything that people read, however it is wrapped.
func (d *Desk) placesOf(ctx context.Context, phrase string) (places []string) {
	var words []string
	for _, word := range strings.Fields(phrase) {
		words = append(words, regexp.QuoteMeta(word))
	}
	// A literal may be broken between a word and the blank beside it.
	form := regexp.MustCompile(strings.Join(words, `(?:"\s*\+\s*")?`+wrap))
	list, _ := d.git(ctx, "ls-files", "--cached", "--others", "--exclude-standard")
	for _, name := range strings.Fields(list) {
		if !slices.Contains([]string{".go", ".md", ".txt", ".tsv"}, path.Ext(name)) || isMade.MatchString(name) {
			continue
		}
		text, _ := os.ReadFile(d.path(name))
		for _, at := range form.FindAllIndex(text, -1) {
			line := 1 + strings.Count(string(text[:at[0]]), "\n")
			places = append(places, fmt.Sprintf("%s:%d still says %q%s", name, line, phrase, whatItIs(name, string(text), line)))
		}
	}
	return places
}

// whatItIs says of a line, from 1, what becomes of it where that is not simply prose: a test, which
// turns red, or a block of a page, which follows what it shows.
func whatItIs(name, text string, line int) string {
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return " (a test: where it wants this sentence, it is red until you change it)"
	case path.Ext(name) != ".md":
		return ""
	}
	lines, start := strings.Split(text, "\n"), -1
	for i, l := range lines[:line-1] {
		switch isFence := strings.HasPrefix(l, "```"); {
		case isFence && start < 0:
			start = i
		case isFence:
			start = -1
		}
	}
	switch {
	case start < 0:
		return ""
	case lines[start] != "```go":
		return " (a block that is run: it follows its program)"
	}
	for _, l := range lines[start+1:] {
		if strings.HasPrefix(l, "```") {
			break
		}
		if strings.TrimSpace(l) == "// ..." {
			return " (a code block with lines left out: change its code; if too much is new, the block by hand, too)"
		}
	}
	return " (a code block: it follows its code)"
}

// figure is a number of two digits or more.
var figure = regexp.MustCompile(`\d[\d,.]*\d`)

// oldFigures finds in the prose of a page the figures that its blocks and tables have shown
// and show no more.
func oldFigures(name, was, now string) (places []string) {
	shown := func(text string) (figures []string) {
		for _, line := range shownLines(text) {
			figures = append(figures, figure.FindAllString(line, -1)...)
		}
		return figures
	}
	still := shown(now)
	for _, f := range shown(was) {
		if slices.Contains(still, f) {
			continue
		}
		for line, text := range proseLines(now) {
			if slices.Contains(figure.FindAllString(text, -1), f) {
				places = append(places, fmt.Sprintf("%s:%d says %s, which no block of the page shows any more", name, line+1, f))
			}
		}
	}
	return places
}

// shownLines are the lines of a page's blocks and tables.
func shownLines(text string) (lines []string) {
	prose := proseLines(text)
	for i, line := range strings.Split(text, "\n") {
		if prose[i] == "" && line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// proseLines are the lines of a page, empty where a block or a table stands.
func proseLines(text string) []string {
	lines, isBlock := strings.Split(text, "\n"), false
	for i, line := range lines {
		isFence := strings.HasPrefix(line, "```")
		if isBlock || isFence || strings.HasPrefix(line, "|") {
			lines[i] = ""
		}
		isBlock = isBlock != isFence
	}
	return lines
}
