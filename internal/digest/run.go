// run.go runs the tests in a process of their own, and once more where a panic has ended them.

package digest

import (
	"cmp"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/process"
)

// inside is set in the environment of the process that runs the tests.
const inside = "MATEINFIVE_TESTS_INSIDE"

// After so many panics the rows that are left are not run any more; and after so many ends by the
// guard, which take their time.
const mostPanics, mostEnds = 40, 3

// mostPrinted is how many bytes of output are read: a variable for tests.
var mostPrinted = gotool.MostPrinted

// An outcome is what came of all tests.
type outcome struct {
	*gotool.Report
	green    bool
	flood    bool                 // it printed without end
	brokeOff int                  // how often, if there are rows behind the last time
	reruns   []*gotool.TestResult // what the runs after the first have added
	lastErr  error                // the tests could not be run
}

// runAll runs the tests. Where a panic ends them it runs them once more without the row that
// panicked, until all have been run.
func runAll(also io.Writer) *outcome {
	out, green, flood, err := runOnce(nil, also)
	o := &outcome{Report: readRaw(out), green: green, flood: flood, lastErr: err}
	var skip []string
	for report := o.Report; err == nil && !flood && wasEnded(out); report = readRaw(out) {
		culprit := lastAtWork(report)
		if culprit == nil || slices.Contains(skip, culprit.Name) || strings.Contains(out, "panic: test timed out") {
			break
		}
		// Go has told the panic of a row behind the end of its test.
		if i := strings.Index(out, "\x16=== RUN   "+culprit.Name+"\n"); i >= 0 && !panicLine.MatchString(culprit.Output) {
			culprit.Output += traceIn(out[i:])
		}
		culprit.Action = "fail"
		o.add(report)
		most := mostPanics
		if strings.Contains(out, guardsEnd) {
			most = mostEnds
		}
		if skip = append(skip, culprit.Name); len(skip) >= most {
			o.brokeOff = len(skip)
			return o
		}
		out, _, flood, err = runOnce(skip, io.Discard)
		if err == nil && !flood && !wasEnded(out) {
			o.add(readRaw(out))
		}
	}
	return o
}

// add takes over what a later run has told of tests that no earlier run has come to.
func (o *outcome) add(later *gotool.Report) {
	if later == o.Report {
		return
	}
	for _, test := range later.Tests {
		i := slices.IndexFunc(o.Tests, func(t *gotool.TestResult) bool { return t.Name == test.Name })
		switch {
		case i < 0:
			o.Tests = append(o.Tests, test)
			o.reruns = append(o.reruns, test)
		case o.Tests[i].Action == "":
			o.Tests[i].Action = cmp.Or(test.Action, "fail")
		}
	}
	o.Output += later.Output
}

// runOnce runs this program once more as the process inside, without some of its tests, and
// returns all that was printed.
func runOnce(skip []string, also io.Writer) (out string, green, flood bool, err error) {
	args := append(slices.Clone(os.Args[1:]), "-test.v=test2json")
	if len(skip) > 0 {
		args = append(args, "-test.skip="+skipping(skip))
	}
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), inside+"=1")
	printed := &process.Limited{Most: mostPrinted, Full: func() { cmd.Process.Kill() }}
	cmd.Stdout = io.MultiWriter(printed, also)
	cmd.Stderr = cmd.Stdout // exec sees that they are one, and writes from one goroutine
	err = cmd.Run()
	if _, isExit := err.(*exec.ExitError); isExit {
		return printed.String(), false, printed.IsFull(), nil
	}
	return printed.String(), err == nil && !wasEnded(printed.String()), false, err
}

// skipping is the pattern of -skip for some tests. A test comes before its rows: go takes the first
// pattern that fits, and would go on with the test to find the row.
func skipping(names []string) string {
	depth := func(name string) int { return strings.Count(name, "/") }
	sorted := slices.SortedStableFunc(slices.Values(names), func(a, b string) int { return cmp.Compare(depth(a), depth(b)) })
	var patterns []string
	for _, name := range sorted {
		parts := strings.Split(name, "/")
		for i, part := range parts {
			parts[i] = "^" + regexp.QuoteMeta(part) + "$"
		}
		patterns = append(patterns, strings.Join(parts, "/"))
	}
	return strings.Join(patterns, "|")
}

// runForTool runs the tests for the workshop's check, which reads what go makes of this output:
// the first run as it is, and behind it what later runs have added.
func runForTool() int {
	o := runAll(os.Stdout)
	for _, test := range o.reruns {
		io.WriteString(os.Stdout, "\n\x16=== RUN   "+test.Name+"\n"+test.Output)
		io.WriteString(os.Stdout, "\n\x16--- "+strings.ToUpper(cmp.Or(test.Action, "fail"))+": "+test.Name+" (0.00s)\n")
	}
	if o.green {
		return 0
	}
	return 1
}
