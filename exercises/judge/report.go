// report.go reads what tests say.

package judge

import (
	"cmp"
	"slices"
	"strings"

	"mateinfive/exercises/progress"
	"mateinfive/internal/digest"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// What is said where no test came to its end.
const (
	noTest = "No test has run. Is GOFLAGS set, or does something call os.Exit before the tests?"
	// beforeTests stands above how a program ended that ran no test.
	beforeTests = "Before any test, as the program starts: a variable of the package, or init, goes wrong."
)

// hasPassed reports whether a test that speaks of a task has passed itself: a word like PASS in
// what a program prints is no proof.
func hasPassed(r *gotool.Report, name string) bool {
	for _, test := range r.Tests {
		isCase := strings.Contains(test.Name, "/")
		if strings.HasPrefix(test.Name, name) && !isCase && test.Action == "pass" {
			return true
		}
	}
	return false
}

// readReport reads a report of tests that compile: which rows are green, and what the red ones say.
func readReport(r *gotool.Report, x tasks.Task) Verdict {
	v := Verdict{Status: progress.Green}
	for _, p := range r.Packages {
		if p.Action != "pass" && p.Action != "skip" {
			v.Status = progress.Red
		}
	}
	v.Ended = digest.HowItEnded(r.Output, digest.In(x.Name))
	ran := false
	for _, test := range r.Tests {
		_, _, isCase := strings.Cut(test.Name, "/")
		switch {
		case test.HasCases || x.IsOwn() && !isCase:
			if test.Action == "fail" && x.IsOwn() {
				v.Fault = cmp.Or(digest.Said(test), v.Fault)
			}
		case test.Action != "skip":
			ran = ran || test.Action == "pass"
			v.Rows = append(v.Rows, digest.RowOf(test, digest.In(x.Name), x.Kind != tasks.Hunt, v.Ended != ""))
		}
	}
	switch {
	case v.Status == progress.Green && !ran:
		return Verdict{Status: progress.Broken, Broken: noTest}
	case v.Status == progress.Red && v.Ended == "" && v.Fault == "" && len(v.Reds()) == 0:
		v.Ended = digest.Exited
	}
	if v.Ended != "" && len(r.Tests) == 0 {
		v.Ended = beforeTests + "\n" + v.Ended
	}
	v.tellEndInItsRow()
	return v
}

// tellEndInItsRow moves how the program ended to the row that was at work then, which could say
// nothing itself: the last red one without a text. If there is none, a row has told the end already.
func (v *Verdict) tellEndInItsRow() {
	if v.Ended == "" {
		return
	}
	for i := range slices.Backward(v.Rows) {
		row := &v.Rows[i]
		if !row.Green && row.Text == "" {
			row.Text = v.Ended
			v.Ended = ""
			return
		}
	}
	isTold := func(row digest.Row) bool { return row.Text == v.Ended }
	if slices.ContainsFunc(v.Rows, isTold) {
		v.Ended = ""
	}
}
