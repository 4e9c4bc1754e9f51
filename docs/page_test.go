// page_test.go reads a page: its fences, its directives, its prose.

package docs

import (
	"regexp"
	"slices"
	"strings"
)

// page is a Markdown file taken apart. Lines are counted from 0 inside, and
// from 1 in what a reader sees.
type page struct {
	path       string // from the root, with slashes: "docs/ch02-moves.md"
	text       string // as it was read
	lines      []string
	fences     []fence
	directives []directive
	prose      []string // the lines, empty where a fence or a comment stands
}

// fence is a block between two lines of ```.
type fence struct {
	lang        string
	first, last int // its ``` lines
	closed      bool
	prefix      string
	body        []string
	directives  []directive // those right above it
}

// directive is a comment that says what follows: <!-- name: arg -->.
type directive struct {
	name, arg   string
	first, last int
}

var (
	fenceLine   = regexp.MustCompile("^((?:> ?| )*)(```+|~~~+) *([\\w-]*) *$")
	commentOpen = regexp.MustCompile(`^(?:> ?| )*<!--`)
	commentText = regexp.MustCompile(`^(?s)<!-- *(\w+)(?::\s+(.*?))?\s*-->$`)
)

// newPage takes text apart.
func newPage(path, text string) *page {
	p := &page{path: path, text: text, lines: strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")}
	p.prose = slices.Clone(p.lines)
	for i := 0; i < len(p.lines); i++ {
		last := i
		switch {
		case fenceLine.MatchString(p.lines[i]):
			last = p.addFence(i)
		case commentOpen.MatchString(p.lines[i]):
			last = p.addDirective(i)
		default:
			continue
		}
		for ; i <= last; i++ {
			p.prose[i] = ""
		}
		i--
	}
	return p
}

// addFence reads the fence that opens at line i and returns its last line.
func (p *page) addFence(i int) int {
	m := fenceLine.FindStringSubmatch(p.lines[i])
	f := fence{lang: m[3], first: i, last: len(p.lines) - 1, prefix: m[1], directives: p.directivesAbove(i)}
	for j := i + 1; j < len(p.lines); j++ {
		line := p.lines[j]
		if rest, ok := strings.CutPrefix(line, f.prefix); ok {
			line = rest
		} else {
			line = strings.TrimPrefix(line, strings.TrimRight(f.prefix, " "))
		}
		if trimmed := strings.TrimSpace(line); strings.HasPrefix(trimmed, m[2]) && strings.Trim(trimmed, m[2][:1]) == "" {
			f.last, f.closed = j, true
			break
		}
		f.body = append(f.body, line)
	}
	p.fences = append(p.fences, f)
	return f.last
}

// addDirective reads the comment that opens at line i, keeps it if it has the
// form of a directive, and returns its last line.
func (p *page) addDirective(i int) int {
	last := i
	for last < len(p.lines)-1 && !strings.Contains(p.lines[last], "-->") {
		last++
	}
	var words []string
	for _, line := range p.lines[i : last+1] {
		words = append(words, strings.TrimSpace(strings.TrimLeft(line, "> ")))
	}
	if m := commentText.FindStringSubmatch(strings.Join(words, " ")); m != nil {
		p.directives = append(p.directives, directive{name: m[1], arg: m[2], first: i, last: last})
	}
	return last
}

// directivesAbove are the directives that end right above line i, blank lines
// aside.
func (p *page) directivesAbove(i int) []directive {
	var above []directive
	for k := len(p.directives) - 1; k >= 0; k-- {
		d := p.directives[k]
		if strings.TrimSpace(strings.Join(p.lines[d.last+1:i], "")) != "" {
			break
		}
		above = append(above, d)
		i = d.first
	}
	slices.Reverse(above)
	return above
}

// named returns the page's directives of a name.
func (p *page) named(name string) []directive {
	var found []directive
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
		return f.directives[0].first
	}
	return f.first
}

// region returns the lines between a directive and its <!-- end -->.
func (p *page) region(d directive) (from, to int, ok bool) {
	for _, end := range p.directives {
		if end.first > d.first {
			return d.last + 1, end.first, end.name == "end"
		}
	}
	return 0, 0, false
}

// written are the forms of the lines that -update writes between two marks.
var written = regexp.MustCompile("^(\\s*$|\\||- [\\[`]|</?details|## )")

// renew compares the lines between a directive and its <!-- end --> with those
// that are written anew from them, or from what they tell of. It does not write
// over a line that somebody has put among them.
func (p *page) renew(d directive, truth string, write func(old []string) ([]string, error)) []finding {
	from, to, ok := p.region(d)
	if !ok {
		return []finding{at(d.first, "this needs an <!-- end --> below it")}
	}
	lines, err := write(p.lines[from:to])
	if err != nil {
		return []finding{at(d.first, "%v", err)}
	}
	if slices.Equal(lines, p.lines[from:to]) {
		return nil
	}
	problem := at(d.first, "the lines below are not what %s (-page +truth):\n%s", truth, diff(p.lines[from:to], lines))
	for i, line := range p.lines[from:to] {
		if !written.MatchString(line) && !slices.Contains(lines, line) {
			return []finding{at(d.first, "line %d stands between the marks, where -update writes: move it above or below them, and nothing is lost", from+i+1)}
		}
	}
	problem.fix = &fix{from: from, to: to, lines: lines}
	return []finding{problem}
}

// below returns the first line below a directive that says something.
func (p *page) below(d directive) int {
	for i := d.last + 1; i < len(p.lines); i++ {
		if strings.TrimSpace(p.lines[i]) != "" && !commentOpen.MatchString(p.lines[i]) {
			return i
		}
	}
	return d.last
}
