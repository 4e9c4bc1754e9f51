// breakit_test.go breaks what a break-it box says, and listens which tests
// speak.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// checkBreaks proves the break-it boxes of a page; the first alone, and on one
// page of the book, unless -full.
func checkBreaks(b *book, p *page) []finding {
	var findings []finding
	for i, d := range p.named("break") {
		c, err := parseBreak(d.arg)
		switch {
		case err != nil:
			findings = append(findings, at(d.first, "%v", err))
		case len(c.red) == 0:
			findings = append(findings, at(d.first, "the box names no test that will speak: add `; red: TestName`"))
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
	if !v.built {
		return fmt.Errorf("broken like this it does not compile:\n%s", v.output)
	}
	for _, name := range c.red {
		switch v.of(name) {
		case "fail":
		case "":
			return fmt.Errorf("there is no test %s in %s, or it does not come to its end", name, c.dir)
		default:
			return fmt.Errorf("%s does not fail when %s is broken like this; of the tests named here these do: %s", name, c.symbol, v.reds())
		}
	}
	return nil
}

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
