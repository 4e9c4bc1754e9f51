// page_test.go reads a page: its fences, its directives, its prose.

package docs

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// page is a Markdown file taken apart. Lines are counted from 0 inside, and
// from 1 in what a reader sees.
type page struct {
	path       string // from the root, with slashes: "docs/ch02-moves.md"
	text       string // as it was read
	lines      []string
	fences     []fence
	directives []directive
	prose      []string // the lines, empty where a fence or a directive stands
}

// fence is a block between two lines of ```, or to the end of the page.
type fence struct {
	lang        string
	first, last int         // its ``` lines
	body        []string    // of Go, with the tabs that the code has
	directives  []directive // those right above it
}

// directive is a comment that says what follows: <!-- name: arg -->.
type directive struct {
	name, arg string
	line      int
}

var (
	fenceLine     = regexp.MustCompile("^```([\\w-]*)$")
	directiveLine = regexp.MustCompile(`^<!-- (\w+)(?:: (.*))? -->$`)
	outOfPlace    = regexp.MustCompile("```|~~~|<!--")
)

// newPage takes text apart.
func newPage(path, text string) *page {
	p := &page{path: path, text: text, lines: strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")}
	p.prose = slices.Clone(p.lines)
	var above []directive // with nothing but blank lines below
	for i := 0; i < len(p.lines); i++ {
		if m := directiveLine.FindStringSubmatch(p.lines[i]); m != nil {
			above = append(above, directive{name: m[1], arg: m[2], line: i})
			p.directives = append(p.directives, above[len(above)-1])
			p.prose[i] = ""
		} else if m := fenceLine.FindStringSubmatch(p.lines[i]); m != nil {
			last := i + 1
			for last < len(p.lines) && p.lines[last] != "```" {
				last++
			}
			body := p.lines[i+1 : last]
			if m[1] == "go" {
				body = tabbed(body)
			}
			p.fences = append(p.fences, fence{m[1], i, last, body, above})
			for ; i <= last && i < len(p.lines); i++ {
				p.prose[i] = ""
			}
			i, above = i-1, nil
		} else if p.lines[i] != "" {
			above = nil
		}
	}
	return p
}

// indent is what a tab of the code is on a page: a code host shows a tab as wide as eight
// columns, and cuts the line at its end.
const indent = "    "

// tabbed are the lines of a Go block as the code has them.
func tabbed(block []string) []string {
	lines := slices.Clone(block)
	for i, line := range lines {
		code := strings.TrimLeft(line, " ")
		tabs := (len(line) - len(code)) / len(indent)
		lines[i] = strings.Repeat("\t", tabs) + line[tabs*len(indent):]
	}
	return lines
}

// spaced are lines of the code as a page has them.
func spaced(code []string) []string {
	lines := slices.Clone(code)
	for i, line := range lines {
		rest := strings.TrimLeft(line, "\t")
		lines[i] = strings.Repeat(indent, len(line)-len(rest)) + rest
	}
	return lines
}

// named returns the page's directives of a name.
func (p *page) named(name string) (found []directive) {
	for _, d := range p.directives {
		if d.name == name {
			found = append(found, d)
		}
	}
	return found
}

// directive returns the directive of that name above the fence.
func (f fence) directive(name string) (directive, bool) {
	for _, d := range f.directives {
		if d.name == name {
			return d, true
		}
	}
	return directive{}, false
}

// line is where a failure of the fence is shown: its first directive, or
// itself.
func (f fence) line() int {
	if len(f.directives) > 0 {
		return f.directives[0].line
	}
	return f.first
}

// region returns the lines between a directive and its <!-- end -->.
func (p *page) region(d directive) (from, to int, ok bool) {
	for _, end := range p.directives {
		if end.line > d.line {
			return d.line + 1, end.line, end.name == "end"
		}
	}
	return 0, 0, false
}

// renew compares the lines between a directive and its <!-- end --> with those
// that are written anew from them, or from what they tell of.
func (p *page) renew(d directive, truth string, write func(old []string) ([]string, error)) []finding {
	from, to, ok := p.region(d)
	if !ok {
		return []finding{at(d.line, "this needs an <!-- end --> below it")}
	}
	lines, err := write(p.lines[from:to])
	if err != nil {
		return []finding{at(d.line, "%v", err)}
	}
	if slices.Equal(lines, p.lines[from:to]) {
		return nil
	}
	problem := at(d.line, "the lines below are not what %s (-page +truth):\n%s", truth, diff(p.lines[from:to], lines))
	problem.fix = &fix{from: from, to: to, lines: lines}
	return []finding{problem}
}

// kinds are all directives that there are, and what stands below each: a block of a language,
// or a picture that is drawn from it. Of the others their own checkers see to that. What they
// mean to an author stands in doc.go.
var kinds = map[string]struct {
	block string
	draw  func(*book, string) ([]byte, error)
}{
	"code":     {block: "go"},
	"sketch":   {block: "go"},
	"worked":   {block: "go"},
	"with":     {block: "console"},
	"unrun":    {block: "text"},
	"board":    {draw: drawBoard},
	"screen":   {draw: drawScreen},
	"ansi":     {draw: drawANSI},
	"perft":    {draw: drawPerft},
	"go":       {draw: drawBoxes},
	"tree":     {draw: drawTree},
	"ranges":   {draw: drawRanges},
	"task":     {},
	"break":    {},
	"changed":  {},
	"cases":    {},
	"features": {},
	"end":      {},
	"want":     {}, // a test's own pages say what is wrong with them
}

// TestDirectivesAreExplained sees to it that doc.go explains each directive, and no other.
func TestDirectivesAreExplained(t *testing.T) {
	explained := map[string]bool{"want": true}
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`<!-- (\w+)`).FindAllStringSubmatch(string(text), -1) {
		explained[m[1]] = true
	}
	if d := cmp.Diff(slices.Sorted(maps.Keys(kinds)), slices.Sorted(maps.Keys(explained))); d != "" {
		t.Errorf("the directives that there are (-) are not those of doc.go (+):\n%s", d)
	}
}

// checkDirectives catches a directive that nothing would read: a slip in its
// name, or one above the wrong thing.
func checkDirectives(_ *book, p *page) (findings []finding) {
	for _, d := range p.directives {
		kind, known := kinds[d.name]
		isThere := func(f fence) bool { return f.lang == kind.block && slices.Contains(f.directives, d) }
		if !known {
			findings = append(findings, at(d.line, "there is no directive %q", d.name))
		} else if kind.block != "" && !slices.ContainsFunc(p.fences, isThere) {
			findings = append(findings, at(d.line, "below %s: a ```%s block is missing", d.name, kind.block))
		}
	}
	for i, line := range p.prose {
		if outOfPlace.MatchString(inlineCode.ReplaceAllString(line, "")) {
			findings = append(findings, at(i, "a directive, or a line of ```, stands alone on its line, from the first column to the last"))
		}
	}
	for _, f := range p.fences {
		if f.last == len(p.lines) {
			findings = append(findings, at(f.line(), "nothing closes the block that begins here"))
		}
	}
	return findings
}
