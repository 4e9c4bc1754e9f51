// rows.go reads what the rows of a table say.

package digest

import (
	"cmp"
	"fmt"
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

// RowOf is a test without cases, or one case. If a panic has ended it, the place is one that is
// wanted, if there is one. Its name may stand alone, without that of its test.
// If it is known how the program ended, a row that never came to its end need not say so.
func RowOf(test *gotool.TestResult, wanted Place, nameAlone, endIsKnown bool) Row {
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
	row.Text = cmp.Or(HowItEnded(test.Output, wanted), printedToo(test), Said(test))
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

// exampleSays is what go says of an example that prints something else than its comment has.
var exampleSays = regexp.MustCompile(`(?s)^(?:.*\n)?got:\n(.*)\nwant:\n(.*?)\n?(?:\x16?=== .*|\x16?--- .*|FAIL.*)?$`)

// printedToo says of an example that it prints what it should, and other lines between: most likely
// a fmt.Print was left in the code. It is empty if that is not so.
func printedToo(test *gotool.TestResult) string {
	m := exampleSays.FindStringSubmatch(test.Output)
	if m == nil || !strings.HasPrefix(test.Name, "Example") {
		return ""
	}
	wants := strings.Split(m[2], "\n")
	var others []string
	for line := range strings.SplitSeq(m[1], "\n") {
		if len(wants) > 0 && strings.TrimSpace(line) == strings.TrimSpace(wants[0]) {
			wants = wants[1:]
		} else {
			others = append(others, line)
		}
	}
	if len(wants) > 0 || len(others) == 0 {
		return ""
	}
	more := ""
	if n := len(others) - 1; n > 0 {
		more = fmt.Sprintf(", and %d lines more", n)
	}
	return fmt.Sprintf("The code prints something that the example does not expect: %q%s.\n"+
		"All that it expects is printed, too. Is there a fmt.Print left in the code?", others[0], more)
}

// noSquare finds the sign of NoSquare in what a test says.
var noSquare = regexp.MustCompile(`(?m)(= -,|want -)( |$)`)

// Explained is what a test says, and below it what a sign in it means.
func Explained(text string) string {
	if noSquare.MatchString(text) {
		text += "\n(- is NoSquare.)"
	}
	return text
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

// plain takes go's own lines, and the names of test files, out of the output of a test. What the
// code prints itself stands below what the test says, a few lines of it: a loop prints millions.
func plain(text string) string {
	const mostPrinted = 6
	var lines, printed []string
	isSaid := false // what stands here belongs to what the test says
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		loc := testFile.FindStringIndex(line)
		isSaid = loc != nil || isSaid && strings.HasPrefix(line, "        ")
		switch {
		case goLine.MatchString(line): // left out
		case loc != nil && loc[0] > 0: // something was printed without a newline
			printed = append(printed, line[:loc[0]])
			lines = append(lines, line[loc[1]:])
		case loc != nil:
			lines = append(lines, line[loc[1]:])
		case isSaid:
			lines = append(lines, strings.TrimPrefix(line, "        "))
		default:
			printed = append(printed, strings.TrimPrefix(line, "        "))
		}
	}
	if more := len(printed) - mostPrinted; more > 0 {
		printed = append(printed[:mostPrinted], fmt.Sprintf("(printed, with %d more lines)", more))
	}
	return strings.TrimSpace(strings.Join(append(lines, printed...), "\n"))
}
