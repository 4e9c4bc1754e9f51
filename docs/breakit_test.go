// breakit_test.go breaks what a break-it box says, and listens which tests
// speak.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// checkBreaks proves the break-it boxes of a page: what they name is there, the
// change can be made, and the tests fail. The last is proved of the first box
// alone, on one page of the book, unless -full.
func checkBreaks(b *book, p *page) []finding {
	var findings []finding
	for i, d := range p.named("break") {
		c, err := parseBreak(d.arg)
		switch {
		case err != nil:
			findings = append(findings, at(d.first, "%v", err))
		case len(c.red) == 0:
			findings = append(findings, at(d.first, "the box names no test that will speak: add `; red: TestName`"))
		case b.namesNothing(c, d.arg) != nil:
			findings = append(findings, at(d.first, "%v\n%s", b.namesNothing(c, d.arg), oldCode))
		case i == 0 && b.isSample(p, "break") || b.full:
			if err := b.breaks(d.arg, c); err != nil {
				findings = append(findings, at(d.first, "%v\n%s", err, oldCode))
			}
		}
	}
	return findings
}

// breaks makes the change and looks for each test that should fail.
func (b *book) breaks(arg string, c breakage) error {
	o, err := b.overlay("break " + arg)
	if err != nil {
		return err
	}
	v, err := b.judge(o, "-run", topLevel(c.red), "./"+c.dir)
	if err != nil {
		return err
	}
	if said := v.Broken(); said != "" {
		return fmt.Errorf("broken like this it does not compile:\n%s", said)
	}
	for _, name := range c.red {
		switch v.of(name) {
		case "fail":
		case "":
			return fmt.Errorf("%s does not come to its end when %s is broken like this", name, c.symbol)
		default:
			return fmt.Errorf("%s does not fail when %s is broken like this; of the tests named here these do: %s", name, c.symbol, v.reds())
		}
	}
	return nil
}

// namesNothing is an error if the change cannot be made, or if a test that a box
// names is not declared: as a function, and each part below it at the beginning
// of a string, as the rows of a table have their names.
func (b *book) namesNothing(c breakage, arg string) error {
	if _, err := b.overlay("break " + arg); err != nil {
		return err
	}
	decls, err := b.declsIn(c.dir)
	if err != nil {
		return b.fromRoot(err)
	}
	functions, rows := []string{}, []string{}
	for _, d := range decls {
		if d.Test {
			functions = append(functions, d.Names...)
			for _, text := range stringLiteral.FindAllString(d.Text, -1) {
				row, _ := strconv.Unquote(text)
				rows = append(rows, strings.ReplaceAll(row, " ", "_"))
			}
		}
	}
	for _, name := range c.red {
		function, row, below := strings.Cut(name, "/")
		named := func(text string) bool { return beginsWith(text, row) }
		if !slices.Contains(functions, function) || below && !slices.ContainsFunc(rows, named) {
			return fmt.Errorf("there is no test %s in %s", name, c.dir)
		}
	}
	return nil
}

var stringLiteral = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"`)

// topLevel is a -run pattern for the functions of the named tests.
func topLevel(names []string) string {
	var functions []string
	for _, name := range names {
		function, _, _ := strings.Cut(name, "/")
		if function = regexp.QuoteMeta(function); !slices.Contains(functions, function) {
			functions = append(functions, function)
		}
	}
	return "^(" + strings.Join(functions, "|") + ")$"
}
