// events.go reads what go test -json prints.

package gotool

import (
	"encoding/json"
	"strings"
)

// A Report is the output of go test -json, sorted: what became of each test and
// each package, in the order in which they began.
type Report struct {
	Tests    []*TestResult
	Packages []*PackageResult
	Output   string // all that tests and packages printed
	GoSays   string // lines that are no events
}

// A TestResult is what one test, or one case of it, came to.
type TestResult struct {
	Package  string // the import path
	Name     string // "TestRook/a_row_of_the_table"
	Action   string // "pass", "fail", "skip"; "" if it began and never ended
	Output   string // what it printed itself, go's own lines included
	HasCases bool   // others are cases of it
}

// A PackageResult is what the test program of a package came to.
type PackageResult struct {
	Path   string
	Action string // as of a test; "" if it began and never ended
	Output string // what belongs to no test: a panic at start-up, "ok  ...", "FAIL ..."
	Broken bool   // it was not built
	Build  string // of a broken one: what the compiler said
}

type event struct {
	Action, Package, Test, Output string
	ImportPath, FailedBuild       string
}

// ReadEvents sorts the output of go test -json. What is not JSON is kept in GoSays.
func ReadEvents(out string) *Report {
	r := new(Report)
	tests, packages := make(map[string]*TestResult), make(map[string]*PackageResult)
	builds := make(map[string]string)   // what the compiler said, by what it built
	texts := make(map[*string][]string) // outputs to be: there may be a million lines
	for line := range strings.Lines(out) {
		var e event
		if json.Unmarshal([]byte(line), &e) != nil || e.Action == "" {
			r.GoSays += line
			continue
		}
		if e.Action == "build-output" {
			builds[e.ImportPath] += e.Output
		}
		if e.Package == "" {
			continue
		}
		p := packages[e.Package]
		if p == nil {
			p = &PackageResult{Path: e.Package}
			packages[e.Package] = p
			r.Packages = append(r.Packages, p)
		}
		action, output := &p.Action, &p.Output
		if e.Test != "" {
			key := e.Package + " " + e.Test
			if tests[key] == nil {
				tests[key] = &TestResult{Package: e.Package, Name: e.Test}
				r.Tests = append(r.Tests, tests[key])
				if i := strings.LastIndex(key, "/"); i > len(e.Package) && tests[key[:i]] != nil {
					tests[key[:i]].HasCases = true
				}
			}
			action, output = &tests[key].Action, &tests[key].Output
		}
		switch e.Action {
		case "pass", "fail", "skip":
			*action = e.Action
		case "output":
			texts[output] = append(texts[output], e.Output)
			texts[&r.Output] = append(texts[&r.Output], e.Output)
		}
		if e.FailedBuild != "" {
			p.Broken, p.Build = true, builds[e.FailedBuild]
		}
	}
	for output, text := range texts {
		*output = strings.Join(text, "")
	}
	return r
}

// Broken is why some packages were not built, in the compiler's words; empty if all were.
func (r *Report) Broken() string {
	var said []string
	for _, p := range r.Packages {
		if p.Broken {
			said = append(said, strings.TrimSpace(p.Build+p.Output))
		}
	}
	if len(r.Packages) == 0 || len(said) > 0 {
		said = append(said, strings.TrimSpace(r.GoSays))
	}
	return strings.TrimSpace(strings.Join(said, "\n"))
}
