// rows.go reads what the rows of a table say.

package digest

import (
	"cmp"
	"regexp"
	"strings"

	"mateinfive/internal/gotool"
)

// A Row is a row of a table of tests, or a test without rows.
type Row struct {
	Name  string
	Test  string // to which it belongs
	Green bool
	Text  string // of a red one: what it says, without go's own lines
}

const (
	// Exited is said where a test program has not come to its end, and nothing says why.
	Exited = "The test program ended before its tests did. Does something call os.Exit, or log.Fatal?"
	// guardsEnd stands below the sentence of the guard that has ended the test program.
	guardsEnd = "\nThe program has to end here."
)

// RowOf is a test without cases, or one case. If a panic has ended it, the place is in the named
// function, where that was at work. Its name may stand alone, without that of its test.
// If it is known how the program ended, a row that never came to its end need not say so.
func RowOf(test *gotool.TestResult, function string, nameAlone, endIsKnown bool) Row {
	top, name, isCase := strings.Cut(test.Name, "/")
	if isCase && nameAlone {
		name = caseID.ReplaceAllString(name, "")
	} else {
		name = test.Name
	}
	row := Row{Name: strings.ReplaceAll(name, "_", " "), Test: top, Green: test.Action == "pass"}
	if row.Green {
		return row
	}
	row.Text = cmp.Or(HowItEnded(test.Output, function), Said(test))
	if test.Action != "" {
		return row
	}
	// It never came to its end.
	if before, after, found := strings.Cut(test.Output, guardsEnd); found {
		row.Text = plain(before[strings.LastIndex(before, "\n")+1:] + after)
	} else if !endIsKnown {
		row.Text = strings.TrimSpace(Exited + "\n" + row.Text)
	}
	return row
}

// Said is what a test says; of one with a trace nothing, since a sentence says that.
func Said(test *gotool.TestResult) string {
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
