// breakit_test.go breaks what a break-it box says, and listens which tests
// speak.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
)

// checkBreaks proves the break-it boxes of a page: what they name is there, the
// change can be made, and the tests fail. The last is proved of the first box
// alone, on one page of the book, unless -full.
func checkBreaks(b *book, p *page) (findings []finding) {
	for i, d := range p.named("break") {
		c, err := parseBreak(d.arg)
		if err == nil && len(c.red) == 0 {
			err = fmt.Errorf("the box names no test that will speak: add `; red: TestName`")
		}
		if err == nil {
			err = b.breaks(d.arg, c, b.isThorough(p) || i == 0 && b.isSample(p, "break"))
		}
		if err != nil {
			findings = append(findings, ofCode(at(d.line, "%v", err)))
		}
	}
	return findings
}

// breaks makes the change and looks for each test that should fail: in the code as
// a function, and each part below it at the beginning of a string, as the rows of a
// table have their names. A slow look runs them.
func (b *book) breaks(arg string, c breakage, slow bool) error {
	o, err := b.overlay("break " + arg)
	if err != nil {
		return err
	}
	decls, err := b.declsIn(c.dir)
	if err != nil {
		return b.fromRoot(err)
	}
	for _, name := range c.red {
		function, row, _ := strings.Cut(strings.ReplaceAll(name, "_", " "), "/")
		isFunc := func(d source.Decl) bool { return d.Test && d.Name == function }
		begins := regexp.MustCompile(`"` + regexp.QuoteMeta(row) + `["/ ]`)
		hasRow := func(d source.Decl) bool { return d.Test && begins.MatchString(strings.ReplaceAll(d.Text, "_", " ")) }
		if !slices.ContainsFunc(decls, isFunc) || row != "" && !slices.ContainsFunc(decls, hasRow) {
			return fmt.Errorf("there is no test %s in %s", name, c.dir)
		}
	}
	if !slow {
		return nil
	}
	v, err := b.judge(o, "-run", topLevel(c.red), "./"+c.dir)
	if err != nil {
		return err
	}
	if said := v.Broken(); said != "" {
		return fmt.Errorf("broken like this it does not compile:\n%s", said)
	}
	for _, name := range c.red {
		if came := v.of(name); came != "fail" {
			return fmt.Errorf("%s does not fail (%s) when %s is broken like this; of the tests named here these do: %s", name, came, c.symbol, v.reds())
		}
	}
	return nil
}

// topLevel is a -run pattern for the functions of the named tests.
func topLevel(names []string) string {
	var functions []string
	for _, name := range names {
		function, _, _ := strings.Cut(name, "/")
		functions = append(functions, regexp.QuoteMeta(function))
	}
	return "^(" + strings.Join(functions, "|") + ")$"
}

// verdict is a run of tests.
type verdict struct {
	*gotool.Report
	green bool
}

// judge runs tests with an overlay. A change may make them endless; whatever is not,
// is done in five minutes, on a busy machine too.
func (b *book) judge(o gotool.Overlay, args ...string) (verdict, error) {
	quick := []string{"test", "-json", "-vet=off", "-ldflags=-s -w", "-timeout=5m"}
	out, exit, err := b.goCommand(o, append(quick, args...)...)
	return verdict{gotool.ReadEvents(out), exit == 0}, err
}

// of says what became of the named test: "fail" if it or a subtest whose name
// begins so failed, else what the last of them came to, or "" if none ran.
func (v verdict) of(name string) (came string) {
	for _, t := range v.Tests {
		rest, ok := strings.CutPrefix(t.Name, strings.ReplaceAll(name, " ", "_"))
		if came != "fail" && t.Action != "" && ok && (rest == "" || rest[0] == '_' || rest[0] == '/') {
			came = t.Action
		}
	}
	return came
}

// reds lists the tests that failed, and their functions; if there are none, the
// packages that did not come to their end.
func (v verdict) reds() string {
	names := []string{"none"}
	for _, t := range v.Tests {
		if t.Action == "fail" {
			names = append(names, t.Name)
		}
	}
	for _, p := range v.Packages {
		if p.Action != "pass" && p.Action != "skip" && len(names) == 1 {
			return p.Path + " ended before its tests did"
		}
	}
	return strings.Join(names[min(len(names)-1, 1):], ", ")
}
