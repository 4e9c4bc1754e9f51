// report.go reads what tests say.

package judge

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// What is said where the tests did not come to their end, or did not run at all.
const (
	exited = "The test program ended before its tests did. Does something call os.Exit, or log.Fatal?"
	noTest = "No test has run. Is GOFLAGS set, or does something call os.Exit before the tests?"
	// beforeTests stands above how a program ended that ran no test.
	beforeTests = "Before any test, as the program starts: a variable of the package, or init, goes wrong."
	// guardsEnd stands below the sentence of the guard that has ended the test program.
	guardsEnd = "\nThe program has to end here."
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

// readReport reads a report of tests that compile: which rows are green, and what the red ones
// say. The tests had so long to come to their end.
func readReport(r *gotool.Report, x tasks.Task, limit string) Verdict {
	v := Verdict{Status: progress.Green}
	for _, p := range r.Packages {
		if p.Action != "pass" && p.Action != "skip" {
			v.Status = progress.Red
		}
	}
	v.Ended = howItEnded(r.Output, limit, x.Name)
	ran := false
	for _, test := range r.Tests {
		_, _, isCase := strings.Cut(test.Name, "/")
		switch {
		case test.HasCases || x.IsOwn() && !isCase:
			if test.Action == "fail" && x.IsOwn() {
				v.Fault = cmp.Or(said(test), v.Fault)
			}
		case test.Action != "skip":
			ran = ran || test.Action == "pass"
			v.Rows = append(v.Rows, rowOf(test, x, v.Ended != ""))
		}
	}
	switch {
	case v.Status == progress.Green && !ran:
		return Verdict{Status: progress.Broken, Broken: noTest}
	case v.Status == progress.Red && v.Ended == "" && v.Fault == "" && len(v.Reds()) == 0:
		v.Ended = exited
	}
	if v.Ended != "" && len(r.Tests) == 0 {
		v.Ended = beforeTests + "\n" + v.Ended
	}
	v.tellEndInItsRow()
	return v
}

// tellEndInItsRow moves how the program ended to the row that was at work then, which could say
// nothing itself: the last red one without a text.
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
}

// rowOf is a test without cases, or one case. If it is known how the program ended, a row that
// never came to its end need not say so.
func rowOf(test *gotool.TestResult, x tasks.Task, endIsKnown bool) Row {
	top, name, isCase := strings.Cut(test.Name, "/")
	if isCase && x.Kind != tasks.Hunt {
		name = caseID.ReplaceAllString(name, "")
	} else {
		name = test.Name
	}
	row := Row{Name: strings.ReplaceAll(name, "_", " "), Test: top, Green: test.Action == "pass"}
	if row.Green {
		return row
	}
	row.Text = said(test)
	if test.Action != "" {
		return row
	}
	// It never came to its end.
	if before, after, found := strings.Cut(test.Output, guardsEnd); found {
		row.Text = plain(before[strings.LastIndex(before, "\n")+1:] + after)
	} else if !endIsKnown {
		row.Text = strings.TrimSpace(exited + "\n" + row.Text)
	}
	return row
}

// said is what a test says; of one with a trace nothing, since a sentence says that.
func said(test *gotool.TestResult) string {
	if panicLine.MatchString(test.Output) {
		return ""
	}
	return plain(test.Output)
}

var (
	goLine   = regexp.MustCompile(`^\s*(=== |--- (PASS|FAIL|SKIP): |PASS$|FAIL$|FAIL\t|ok  \t|exit status \d+$)`)
	caseID   = regexp.MustCompile(`^[TE][\dX]R?-[\w-]+?_`) // of the documents: no matter here
	testFile = regexp.MustCompile(` {4}\w+_test\.go:\d+: `)
)

// plain takes go's own lines, and the names of test files, out of the output of a
// test. Of what the code prints itself it leaves a few lines: a loop prints millions.
func plain(text string) string {
	const mostPrinted = 20
	var lines []string
	printed := 0    // lines that are not the test's
	isSaid := false // what stands here belongs to what the test says
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		loc := testFile.FindStringIndex(line)
		isSaid = loc != nil || isSaid && strings.HasPrefix(line, "        ")
		switch {
		case goLine.MatchString(line): // left out
		case loc != nil && loc[0] > 0: // something was printed without a newline
			lines = append(lines, line[:loc[0]], line[loc[1]:])
		case loc != nil:
			lines = append(lines, line[loc[1]:])
		case isSaid:
			lines = append(lines, strings.TrimPrefix(line, "        "))
		default:
			printed++
			if printed <= mostPrinted {
				lines = append(lines, strings.TrimPrefix(line, "        "))
			} else if printed == mostPrinted+1 {
				lines = append(lines, "...")
			}
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}
