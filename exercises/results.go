// results.go runs exercises and reads what go test says about them.

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"

	"mateinfive/exercises/gotool"
)

// A status is how an exercise stands.
type status int

const (
	unknown status = iota // its package does not compile
	unwritten
	red
	green
)

// An outcome is what became of one exercise's test.
type outcome struct {
	status status
	where  string    // file:line of the answer, where it is known
	broken string    // why it is unknown
	fails  []failure // of a red or unwritten one
	cases  int       // how many were judged
	ended  bool      // the test program ended in the middle of it
}

// A failure is what one case said, without go's own lines.
type failure struct {
	name string // "" for the test itself
	text string
}

// An event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath, FailedBuild       string
}

// judge runs the tests of these exercises and returns the outcome of each by
// its id.
func (t *tool) judge(o gotool.Overlay, list ...exercise) (map[string]outcome, error) {
	return judge(t.goTool, t.root, o, list...)
}

func judge(goTool func(context.Context, string, gotool.Overlay, ...string) (string, int, error), root string, o gotool.Overlay, list ...exercise) (map[string]outcome, error) {
	outcomes := make(map[string]outcome)
	if len(list) == 0 {
		return outcomes, nil
	}
	// One run for all is quick. An answer that ends the whole test program
	// takes the ones behind it along; those get a run of their own.
	for rest := list; len(rest) > 0; {
		out, _, err := goTool(context.Background(), root, o, testArgs(rest)...)
		if err != nil {
			return nil, fmt.Errorf("running go test: %w", err)
		}
		var missing []exercise
		found := readEvents(out, rest)
		for _, x := range rest {
			if f, ok := found[x.id]; ok {
				outcomes[x.id] = f
			} else {
				missing = append(missing, x)
			}
		}
		if len(missing) == len(rest) {
			return nil, fmt.Errorf("go test says nothing about %v:\n%s", missing[0], strings.TrimSpace(out))
		}
		rest = missing
	}
	return outcomes, nil
}

// testArgs returns the go command that runs these exercises.
func testArgs(list []exercise) []string {
	var tests, packages []string
	seen := make(map[string]bool)
	for _, x := range list {
		tests = append(tests, strings.TrimPrefix(x.test, "TestExercise"))
		if !seen[x.pkg()] {
			seen[x.pkg()] = true
			packages = append(packages, x.pkg())
		}
	}
	// The word Exercise in -run turns what is not written from skipped to red.
	args := []string{"test", "-json", "-timeout", (time.Minute).String(), "-run", "^TestExercise(" + strings.Join(tests, "|") + ")$"}
	return append(args, packages...)
}

// A report is the output of go test -json, sorted.
type report struct {
	tests  map[string]*testReport // by package, space, name
	order  []string               // the keys of tests, as they came
	builds map[string]string      // what the compiler said, by package
	failed map[string]string      // a package that was not tested, and whose build failed for it
	loose  strings.Builder        // lines that are no events
}

// A testReport is what one test or case printed, and how it ended: "pass",
// "fail", "skip", or "" if the program ended before it did.
type testReport struct {
	action string
	text   strings.Builder
}

// readReport sorts the output of go test -json.
func readReport(out string) *report {
	r := &report{tests: make(map[string]*testReport), builds: make(map[string]string), failed: make(map[string]string)}
	for _, line := range strings.SplitAfter(out, "\n") {
		var e event
		switch err := json.Unmarshal([]byte(line), &e); {
		case err != nil:
			r.loose.WriteString(line)
		case e.Action == "build-output":
			r.builds[e.ImportPath] += e.Output
		case e.FailedBuild != "":
			r.failed[e.Package] = e.FailedBuild
		case e.Test != "":
			r.add(e)
		}
	}
	return r
}

// add sorts in an event of a test.
func (r *report) add(e event) {
	key := e.Package + " " + e.Test
	if r.tests[key] == nil {
		r.tests[key] = new(testReport)
		r.order = append(r.order, key)
	}
	switch e.Action {
	case "output":
		r.tests[key].text.WriteString(e.Output)
	case "pass", "fail", "skip":
		r.tests[key].action = e.Action
	}
}

// readEvents reads the output of go test -json. An exercise of which nothing
// is said, because the program ended before its turn, is left out.
func readEvents(out string, list []exercise) map[string]outcome {
	r := readReport(out)
	outcomes := make(map[string]outcome)
	for _, x := range list {
		pkg := "mateinfive/" + x.chapter + "/exercises"
		if f := r.failed[pkg]; f != "" {
			outcomes[x.id] = outcome{status: unknown, broken: brokenText(r.builds[f]+r.loose.String(), x.chapter)}
		} else if r.tests[pkg+" "+x.test] != nil {
			outcomes[x.id] = r.outcome(pkg + " " + x.test)
		}
	}
	return outcomes
}

// outcome gathers what the test with this key and its cases said.
func (r *report) outcome(own string) outcome {
	o := outcome{status: red}
	switch r.tests[own].action {
	case "pass":
		o.status = green
	case "skip":
		o.status = unwritten
	case "":
		o.ended = true
	}
	for _, key := range r.order {
		name, ok := strings.CutPrefix(key, own)
		if !ok || name != "" && name[0] != '/' {
			continue // another test
		}
		if name != "" {
			o.cases++
		}
		text, action := plain(r.tests[key].text.String()), r.tests[key].action
		if text == "" || action == "pass" || name != "" && action == "skip" {
			continue
		}
		o.fails = append(o.fails, failure{strings.ReplaceAll(strings.TrimPrefix(name, "/"), "_", " "), text})
	}
	o.look()
	return o
}

var (
	waitsAt = regexp.MustCompile(`is not written yet: .* waits at (\S+)`)
	editAt  = regexp.MustCompile(`(?m)^Edit:  (\S+\.go\S*)$`)
)

// look takes from the failures what they say about the exercise as a whole.
func (o *outcome) look() {
	for _, f := range o.fails {
		if m := waitsAt.FindStringSubmatch(f.text); m != nil {
			o.status, o.where = unwritten, m[1]
			return
		}
		if strings.Contains(f.text, "which is not written yet") {
			o.status = unwritten
		}
		if m := editAt.FindStringSubmatch(f.text); m != nil && o.where == "" {
			o.where = m[1]
		}
	}
}

var (
	goLine   = regexp.MustCompile(`^\s*(=== |--- (PASS|FAIL|SKIP): |FAIL$|FAIL\t|exit status \d+$)`)
	testFile = regexp.MustCompile(`^ {4}\w+_test\.go:\d+: `)
)

// plain takes go's own lines, and the names of test files, out of the output
// of a test.
func plain(text string) string {
	var lines []string
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if goLine.MatchString(line) {
			continue
		}
		if loc := testFile.FindStringIndex(line); loc != nil {
			lines = append(lines, line[loc[1]:])
			continue
		}
		lines = append(lines, strings.TrimPrefix(line, "        "))
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

var compilerLine = regexp.MustCompile(`(?m)^(?:vet: )?(\S+\.go:\d+)(?::\d+)?: (.*)$`)

// brokenText says in a sentence what the compiler said.
func brokenText(said, chapter string) string {
	if m := compilerLine.FindStringSubmatch(said); m != nil {
		return fmt.Sprintf("%s does not compile: %s: %s", chapter, strings.TrimPrefix(strings.ReplaceAll(m[1], `\`, "/"), "./"), m[2])
	}
	said = strings.TrimSpace(said)
	if said == "" {
		said = "go test ./" + chapter + "/... says why"
	}
	return chapter + " does not compile: " + said
}
