// raw.go reads what a test program prints with -test.v=test2json.

package digest

import (
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
)

// A line of the testing package itself begins with a control character, Ctrl-V.
var (
	headLine = regexp.MustCompile(`^=== (?:RUN|NAME|PAUSE|CONT)\s+(\S*)\n`)
	endLine  = regexp.MustCompile(`^\s*--- (PASS|FAIL|SKIP): (\S+) \(.*\)\n`)
)

// readRaw sorts the output of a test program by tests, as gotool.ReadEvents does with that of go.
func readRaw(out string) *gotool.Report {
	r := &gotool.Report{Output: strings.ReplaceAll(out, "\x16", "")}
	tests := make(map[string]*gotool.TestResult)
	byName := func(name string) *gotool.TestResult {
		test := tests[name]
		if test == nil && name != "" {
			test = &gotool.TestResult{Name: name}
			tests[name] = test
			r.Tests = append(r.Tests, test)
			if above := tests[name[:max(strings.LastIndex(name, "/"), 0)]]; above != nil {
				above.HasCases = true
			}
		}
		return test
	}
	var at *gotool.TestResult // what prints
	for i, piece := range strings.Split(out, "\x16") {
		if i > 0 {
			if m := headLine.FindStringSubmatch(piece); m != nil {
				at = byName(m[1])
				piece = piece[len(m[0]):]
			} else if m := endLine.FindStringSubmatch(piece); m != nil {
				at = byName(m[2])
				at.Action = strings.ToLower(m[1])
				piece = piece[len(m[0]):]
			} else if piece == "FAIL\n" || piece == "PASS\n" {
				at, piece = nil, ""
			}
		}
		if at != nil {
			at.Output += piece
		}
	}
	return r
}

// wasEnded reports whether a test program did not come to its own end.
func wasEnded(out string) bool {
	return !strings.Contains(out, "\x16FAIL\n") && !strings.Contains(out, "\x16PASS\n")
}

// lastAtWork is the test, or the row of one, at which a program ended: the last that began or, if
// that is done, the test that it belongs to.
func lastAtWork(r *gotool.Report) *gotool.TestResult {
	if len(r.Tests) == 0 {
		return nil
	}
	isDone := func(test *gotool.TestResult) bool { return test.Action == "pass" || test.Action == "skip" }
	last := r.Tests[len(r.Tests)-1]
	for _, test := range slices.Backward(r.Tests) {
		if isAround := test == last || strings.HasPrefix(last.Name, test.Name+"/"); isAround && !isDone(test) {
			return test
		}
	}
	return nil
}

// traceIn is what is printed from a panic on.
func traceIn(out string) string {
	at := panicLine.FindStringIndex(out)
	if at == nil {
		return ""
	}
	return strings.ReplaceAll(out[at[0]:], "\x16", "")
}
