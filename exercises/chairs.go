// chairs.go empties functions of a chapter and brings them back.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/source"
)

// A chair is a function that has been emptied. Its record lies in the kept
// folder until the original is back.
type chair struct {
	Folder   string // "ch02-moves/chess"
	File     string // "ch02-moves/chess/rook.go"
	Symbol   string // "Rook.IsValid"
	Original string // the declaration as it was, with its comment
	Emptied  string // and as we left it
	Whole    string // the whole file as it was
}

// chapter is the short name of the chair's chapter, "ch02".
func (c chair) chapter() string {
	short, _, _ := strings.Cut(c.Folder, "-")
	return short
}

func (c chair) String() string { return c.Folder + " " + c.Symbol }

// record is where the chair's record is kept.
func (t *tool) record(c chair) string {
	return filepath.Join(t.kept(), "originals", filepath.FromSlash(c.Folder), c.Symbol+".json")
}

// readable is where the original lies for human eyes. Its ending keeps gofmt
// and go away from it.
func (t *tool) readable(c chair) string {
	return strings.TrimSuffix(t.record(c), ".json") + ".go.txt"
}

// chairs lists the emptied functions, in the order of their folders.
func (t *tool) chairs() ([]chair, error) {
	var list []chair
	err := filepath.WalkDir(filepath.Join(t.kept(), "originals"), func(path string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".json") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var c chair
		if err := json.Unmarshal(text, &c); err != nil {
			return fmt.Errorf("%s is no record of an emptied function: %w", path, err)
		}
		list = append(list, c)
		return nil
	})
	return list, err
}

// empty replaces the body of a function by zero values.
func (t *tool) empty(args []string) error {
	switch len(args) {
	case 1:
		return t.listRoute(args[0])
	case 2, 3:
	default:
		return misuse("empty")
	}
	name, symbol, folder := splitTarget(args)
	chapter, err := t.chapter(name)
	if err != nil {
		return err
	}
	list, err := t.chairs()
	if err != nil {
		return err
	}
	decl, err := t.find(chapter, folder, symbol)
	if err != nil {
		return err
	}
	c := chair{File: t.fromRoot(decl.File), Symbol: decl.Symbol, Original: decl.Text}
	c.Folder = path.Dir(c.File)
	for _, other := range list {
		if other.Folder == c.Folder && other.Symbol == c.Symbol {
			return t.occupied(other, decl)
		}
	}
	before, err := os.ReadFile(decl.File)
	if err != nil {
		return err
	}
	after, err := source.Empty(decl)
	if err != nil {
		return err
	}
	emptied, ok := declIn(decl.File, after, decl.Symbol)
	if !ok {
		return fmt.Errorf("%s:%d: emptying %s would break the file; it is left as it was", c.File, decl.Line, decl.Symbol)
	}
	c.Whole, c.Emptied = string(before), emptied.Text
	if err := t.keepRecord(c); err != nil {
		return fmt.Errorf("the original could not be kept, so nothing was changed: %w", err)
	}
	// An editor may have saved the file while we were at it.
	if now, err := os.ReadFile(decl.File); err != nil || string(now) != c.Whole {
		return errors.Join(t.forget(c), fmt.Errorf("%s was changed by somebody else just now; nothing was emptied: try again", c.File))
	}
	if err := writeFile(decl.File, after); err != nil {
		return errors.Join(err, t.forget(c))
	}
	fmt.Fprintf(t.out, "%s is empty now: %s:%d\n", c.Symbol, c.File, emptied.Line)
	fmt.Fprintf(t.out, "Begin here:              go test -timeout 10s -failfast ./%s%s\n", c.Folder, testsOf(decl))
	fmt.Fprintf(t.out, "All of it:               go test -timeout 1m ./%s/...\n", chapter)
	fmt.Fprintf(t.out, "Bring the original back: go run ./exercises restore %s\n", c.Symbol)
	return nil
}

// listRoute lists the functions that the pages of a chapter propose to empty, in
// their order.
func (t *tool) listRoute(name string) error {
	chapter, err := t.chapter(name)
	if err != nil {
		return err
	}
	short, _, _ := strings.Cut(chapter, "-")
	pages, err := t.pagesOf(short)
	if err != nil {
		return err
	}
	item := regexp.MustCompile("(?m)^\\d+\\. `go run \\./exercises empty " + short + " (\\S+)`")
	listed := false
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			return fmt.Errorf("a page of %s cannot be read: %w", chapter, err)
		}
		for i, m := range item.FindAllStringSubmatch(string(text), -1) {
			if i == 0 {
				fmt.Fprintf(t.out, "Functions of %s to empty, in the order of %s:\n", chapter, t.fromRoot(page))
			}
			fmt.Fprintf(t.out, "  go run ./exercises empty %s %s\n", short, m[1])
			listed = true
		}
	}
	if !listed {
		return fmt.Errorf("no page of %s lists functions to empty; name one: go run ./exercises empty %s Board.At", chapter, short)
	}
	return nil
}

// pagesOf returns the pages of a chapter, such as ch05, in the order of the book's
// contents.
func (t *tool) pagesOf(short string) ([]string, error) {
	pages, err := filepath.Glob(t.abs("docs/" + short + "-*.md"))
	if err != nil {
		return nil, err
	}
	contents, _ := os.ReadFile(t.abs("docs/README.md")) // without it any order will do
	slices.SortStableFunc(pages, func(a, b string) int {
		return strings.Index(string(contents), filepath.Base(a)) - strings.Index(string(contents), filepath.Base(b))
	})
	return pages, nil
}

var testHead = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

// testsOf returns the flag by which go test runs the tests that speak of a
// function most directly. They are in the test file of the same name: those
// that bear its name, or else those that call it, or else those of the functions
// beside it that call it. Without any it returns "".
func testsOf(decl source.Decl) string {
	if run := testsNaming(decl); run != "" {
		return run
	}
	decls, err := source.List(filepath.Dir(decl.File))
	if err != nil {
		return ""
	}
	for _, other := range decls {
		if other.File == decl.File && other.Symbol != decl.Symbol && other.IsFunc && strings.Contains(other.Text, decl.Name+"(") {
			if run := testsNaming(other); run != "" {
				return run
			}
		}
	}
	return ""
}

// testsNaming is testsOf without a look at other functions.
func testsNaming(decl source.Decl) string {
	text, err := os.ReadFile(strings.TrimSuffix(decl.File, ".go") + "_test.go")
	if err != nil {
		return ""
	}
	var namesakes, callers []string
	for _, head := range testHead.FindAllSubmatchIndex(text, -1) {
		name := string(text[head[2]:head[3]])
		body, _, _ := strings.Cut(string(text[head[1]:]), "\n}\n")
		switch {
		case name == "Test"+decl.Recv, isNamesake(name, decl.Name), isNamesake(name, decl.Recv+decl.Name):
			namesakes = append(namesakes, name)
		case strings.Contains(body, decl.Name+"("):
			callers = append(callers, name)
		}
	}
	tests := namesakes
	if len(tests) == 0 {
		tests = callers
	}
	// TestSet runs TestSetChangesOneSquareAlone as well.
	tests = slices.DeleteFunc(slices.Clone(tests), func(test string) bool {
		return slices.ContainsFunc(tests, func(other string) bool { return other != test && strings.HasPrefix(test, other) })
	})
	switch len(tests) {
	case 0:
		return ""
	case 1:
		return " -run " + tests[0]
	}
	return fmt.Sprintf(" -run %q", strings.Join(tests, "|"))
}

// isNamesake says whether a test is called after a function: TestSet and
// TestSetChangesOneSquareAlone are after Set, TestSettings is not.
func isNamesake(test, function string) bool {
	rest, ok := strings.CutPrefix(test, "Test"+strings.ToUpper(function[:1])+function[1:])
	return ok && (rest == "" || rest[0] < 'a' || rest[0] > 'z')
}

// splitTarget reads `ch02 Rook.IsValid`, `ch02 chess Rook.IsValid`,
// `ch02 chess/Rook.IsValid` and `ch02-moves/chess Rook.IsValid`.
func splitTarget(args []string) (chapter, symbol, folder string) {
	chapter, symbol = strings.TrimPrefix(filepath.ToSlash(args[0]), "./"), args[len(args)-1]
	chapter, folder, _ = strings.Cut(chapter, "/")
	if len(args) == 3 {
		folder = args[1]
	}
	if before, after, ok := strings.Cut(symbol, "/"); ok {
		folder, symbol = before, after
	}
	if before, after, ok := strings.Cut(symbol, " "); ok { // quoted as one word
		folder, symbol = before, after
	}
	return chapter, symbol, strings.Trim(folder, "/")
}

// find finds a function in the folders of a chapter, or in the one named.
func (t *tool) find(chapter, folder, symbol string) (source.Decl, error) {
	var found []source.Decl
	var near []string
	for _, dir := range t.folders(chapter, folder) {
		decls, err := source.List(dir)
		if err != nil {
			return source.Decl{}, t.kindParseError(err)
		}
		decls = slices.DeleteFunc(decls, func(decl source.Decl) bool { return decl.Test })
		for _, decl := range decls {
			if slices.Contains(decl.Names, symbol) {
				found = append(found, decl)
			}
			if slices.Contains(decl.Members, symbol) {
				return source.Decl{}, fmt.Errorf("%s is a line of the type %s and has no body to empty; %s", symbol, decl.Symbol, suggest(chapter, decls, symbol))
			}
		}
		if _, err := source.Find(dir, symbol); errors.Is(err, source.ErrNotFound) {
			_, names, _ := strings.Cut(err.Error(), "; there is ")
			near = append(near, only(decls, strings.Split(names, ", "))...)
		}
	}
	switch {
	case len(found) == 0 && folder != "" && len(t.folders(chapter, folder)) == 0:
		return source.Decl{}, fmt.Errorf("%s has no folder %s with Go files", chapter, folder)
	case len(found) == 0 && len(near) == 0:
		return source.Decl{}, fmt.Errorf("there is no function %s in %s", symbol, chapter)
	case len(found) == 0:
		return source.Decl{}, fmt.Errorf("there is no function %s in %s; there is %s", symbol, chapter, strings.Join(near, ", "))
	case len(found) > 1:
		var ways []string
		for _, f := range found {
			in := path.Base(path.Dir(t.fromRoot(f.File)))
			ways = append(ways, fmt.Sprintf("go run ./exercises empty %s %s %s", chapter, in, symbol))
		}
		return source.Decl{}, fmt.Errorf("%s is in more than one folder. Say which:\n%s", symbol, strings.Join(ways, "\n"))
	}
	decl := found[0]
	if !decl.IsFunc {
		return source.Decl{}, fmt.Errorf("%s:%d: %s is not a function; only functions and methods can be emptied", t.fromRoot(decl.File), decl.Line, symbol)
	}
	if decl.BodyStart == 0 {
		return source.Decl{}, fmt.Errorf("%s:%d: %s has no body to empty", t.fromRoot(decl.File), decl.Line, symbol)
	}
	return decl, nil
}

// folders lists the folders of a chapter with Go files in them, but for the
// exercises, which are empty to begin with.
func (t *tool) folders(chapter, folder string) []string {
	var dirs []string
	for _, pattern := range []string{".", "*"} {
		found, _ := filepath.Glob(filepath.Join(t.root, chapter, pattern))
		for _, dir := range found {
			name := filepath.Base(dir)
			files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
			if len(files) > 0 && name != "exercises" && (folder == "" || folder == name) {
				dirs = append(dirs, dir)
			}
		}
	}
	return dirs
}

// only keeps the names that are functions.
func only(decls []source.Decl, names []string) []string {
	return slices.DeleteFunc(names, func(name string) bool {
		return !slices.ContainsFunc(decls, func(decl source.Decl) bool {
			return decl.IsFunc && decl.BodyStart > 0 && decl.Symbol == name
		})
	})
}

// suggest names the methods that stand behind a line of an interface.
func suggest(chapter string, decls []source.Decl, symbol string) string {
	_, method, _ := strings.Cut(symbol, ".")
	var names []string
	for _, decl := range decls {
		if decl.IsFunc && decl.Recv != "" && decl.Name == method {
			names = append(names, decl.Symbol)
		}
	}
	if len(names) == 0 {
		return "only functions and methods can be emptied"
	}
	return fmt.Sprintf("empty one of %s", strings.Join(names, ", "))
}

// occupied says why a chair that has been emptied is not emptied again.
func (t *tool) occupied(c chair, now source.Decl) error {
	if now.Text == c.Emptied {
		return fmt.Errorf("%s is empty already, and waits at %s:%d.\nSee what is red: go test ./%s/...\nBring the original back: go run ./exercises restore %s", c.Symbol, t.fromRoot(now.File), now.Line, strings.Split(c.Folder, "/")[0], c.Symbol)
	}
	return fmt.Errorf("%s was emptied before, and what stands there now is yours: %s:%d.\nTo begin again, first: go run ./exercises restore %s (it keeps your version)", c.Symbol, t.fromRoot(now.File), now.Line, c.Symbol)
}

// keepRecord writes the chair's record, and the whole original beside it for
// somebody who wants to read it.
func (t *tool) keepRecord(c chair) error {
	text, err := json.MarshalIndent(c, "", "\t")
	if err != nil {
		return err
	}
	if err := t.keep(t.readable(c), []byte(c.Whole)); err != nil {
		return err
	}
	return t.keep(t.record(c), append(text, '\n'))
}

// forget removes the chair's record, once the original is back.
func (t *tool) forget(c chair) error {
	return errors.Join(os.Remove(t.record(c)), os.RemoveAll(t.readable(c)))
}

// declIn finds a declaration in a text that is not on disk yet.
func declIn(file string, text []byte, symbol string) (source.Decl, bool) {
	decls, err := source.Parse(file, text)
	if err != nil {
		return source.Decl{}, false
	}
	i := slices.IndexFunc(decls, func(decl source.Decl) bool { return slices.Contains(decl.Names, symbol) })
	if i < 0 {
		return source.Decl{}, false
	}
	return decls[i], true
}

// fromRoot is a path as the learner types it.
func (t *tool) fromRoot(file string) string {
	rel, err := filepath.Rel(t.root, file)
	if err != nil {
		return filepath.ToSlash(file)
	}
	return filepath.ToSlash(rel)
}

// kindParseError says in a sentence that a file cannot be read as Go.
func (t *tool) kindParseError(err error) error {
	text := strings.TrimPrefix(err.Error(), t.root+string(filepath.Separator))
	return fmt.Errorf("a file there cannot be read as Go, so its functions cannot be told apart:\n%s", filepath.ToSlash(text))
}
