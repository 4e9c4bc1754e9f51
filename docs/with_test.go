// with_test.go lays other code over the chapters: stubs for every page, and
// what a page asks for by `with:` or in a break-it box.

package docs

import (
	"fmt"
	"maps"
	"regexp"
	"strings"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/source"
)

// overlay puts together the code that a `with:` directive asks for; an empty
// one asks for the code as it stands, with the exercises unwritten.
func (b *book) overlay(with string) (gotool.Overlay, error) {
	return b.overlays.do(with, func() (gotool.Overlay, error) {
		stubs, err := gotool.Stubs(b.root)
		if err != nil || with == "" {
			return stubs, err
		}
		what, rest, _ := strings.Cut(with, " ")
		switch what {
		case "solutions":
			return gotool.Solutions(b.root)
		case "wrong":
			return gotool.Wrong(b.root, strings.Fields(rest)...)
		case "empty":
			dir, symbol, _ := strings.Cut(rest, " ")
			return b.lay(stubs, dir, strings.TrimSpace(symbol), source.Empty)
		case "break":
			c, err := parseBreak(rest)
			if err != nil {
				return nil, err
			}
			return b.lay(stubs, c.dir, c.symbol, c.rewrite)
		}
		return nil, fmt.Errorf("with: %s: want solutions, wrong NAME, empty DIR SYMBOL or break DIR SYMBOL; ...", with)
	})
}

// lay adds to an overlay one file in which a declaration is rewritten.
func (b *book) lay(under gotool.Overlay, dir, symbol string, rewrite func(source.Decl) ([]byte, error)) (gotool.Overlay, error) {
	d, err := b.find(dir, symbol)
	if err != nil {
		return nil, err
	}
	content, err := rewrite(d)
	if err != nil {
		return nil, b.fromRoot(err)
	}
	o := maps.Clone(under)
	return o, o.Add(d.File, content, b.tmp)
}

// breakage is one change that a page asks the reader to think through.
type breakage struct {
	dir, symbol   string
	first         string // a statement to put first, or
	before, after string // what to change into what
	red           []string
}

var breakForm = regexp.MustCompile(`^(\S+) (\S+); *(first|change): *(.*?)(?:; *red: *(.*))?$`)

// parseBreak reads the text of a break-it box's directive.
func parseBreak(arg string) (breakage, error) {
	m := breakForm.FindStringSubmatch(arg)
	if m == nil {
		return breakage{}, fmt.Errorf("want DIR SYMBOL; first: STATEMENT; red: TESTS or DIR SYMBOL; change: OLD => NEW; red: TESTS")
	}
	c := breakage{dir: m[1], symbol: m[2]}
	if m[3] == "first" {
		c.first = m[4]
	} else {
		var ok bool
		if c.before, c.after, ok = strings.Cut(m[4], "=>"); !ok {
			return breakage{}, fmt.Errorf("change: %s: want OLD => NEW", m[4])
		}
		c.before, c.after = strings.TrimSpace(c.before), strings.TrimSpace(c.after)
	}
	for _, name := range strings.Split(m[5], ",") {
		if name = strings.TrimSpace(name); name != "" {
			c.red = append(c.red, name)
		}
	}
	return c, nil
}

// rewrite makes the change in the declaration's file.
func (c breakage) rewrite(d source.Decl) ([]byte, error) {
	if c.first != "" {
		return source.PutFirst(d, c.first)
	}
	return source.Replace(d, c.before, c.after)
}
