// crash.go says in a sentence how a test program ended.

package digest

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"

	"mateinfive/internal/console"
)

var (
	panicLine = regexp.MustCompile(`(?m)^\s*(?:panic: |fatal error: )(.*)$`)
	// ownFrame is a place in a chapter: the function, if it stands above, and the file with the line.
	ownFrame = regexp.MustCompile(`(?m)^\s*(?:mateinfive/\S+?/\w+\.(\S+)\(.*\)\n)?` +
		`\s+\S*?((?:ch\d\d-\w+)/[\w/]+\.go:\d+)`)
)

// NeverBegan says what keeps a program from its first test; a trace says where.
func NeverBegan(trace string) string {
	return fmt.Sprintf("It does not come to its first test: there is a loop without an end%s, "+
		"in a variable of the package or in init.", placeIn(trace, ""))
}

// HowItEnded says in a sentence how a test program ended that a panic or Go itself has ended, and
// where the test called what did; it is empty if neither ended it. The place is in the named function, if that was at work.
func HowItEnded(output, function string) string {
	m := panicLine.FindStringSubmatchIndex(output)
	if m == nil {
		return ""
	}
	said := strings.TrimSuffix(strings.TrimSpace(output[m[2]:m[3]]), " [recovered, repanicked]")
	said = strings.TrimPrefix(strings.TrimSuffix(said, " [recovered]"), "runtime error: ")
	where := placeIn(output[m[1]:], function)
	switch panics := fmt.Sprintf("It panics%s: %s", where, console.Printable(said)); {
	case strings.HasPrefix(said, "test timed out"):
		limit := strings.TrimPrefix(said, "test timed out after ")
		return fmt.Sprintf("It had not come back after %s%s. Is there a loop without an end?", limit, where)
	case strings.Contains(said, "stack overflow"):
		return fmt.Sprintf("A function calls itself again and again%s.", where) + callIn(output[m[1]:])
	case strings.Contains(said, "nil pointer dereference"):
		return panics + "." + callIn(output[m[1]:]) + "\n" +
			"Something on that line is nil and is asked for a field or a method. " +
			"(An empty square is a nil Piece.)"
	case strings.HasPrefix(said, "index out of range"):
		return panics + "." + callIn(output[m[1]:]) + "\n" +
			"Something on that line asks an array or a slice for a place that it does not have."
	case strings.HasPrefix(said, "assignment to entry in nil map"):
		return panics + "." + callIn(output[m[1]:]) + "\n" +
			"A map has to be made before something is put into it: make(map[...]...)."
	default:
		return panics + callIn(output[m[1]:])
	}
}

// placeIn is the place that a trace begins with, of the code of chapters, or the one in the named
// function: " at ch02-moves/chess/rook.go:18".
func placeIn(trace, function string) (where string) {
	for _, f := range ownFrame.FindAllStringSubmatch(trace, -1) {
		isIts := strings.NewReplacer("(*", "", ")", "").Replace(f[1]) == function
		isCode := !strings.Contains(f[2], "_test.go") && !strings.HasSuffix(f[2], ".go:1")
		if isCode && (where == "" || isIts) {
			where = " at " + f[2]
		}
		if isIts {
			break
		}
	}
	return where
}

// testFrame is a line of a chapter's test in a trace, with the path of its file.
var testFrame = regexp.MustCompile(`(?m)^\s+(\S.*/(ch\d\d-\w+/[\w/]+_test\.go)):(\d+)`)

// callIn is the line of a test from which a trace leads to the code: the call that a row has made.
func callIn(trace string) string {
	m := testFrame.FindStringSubmatch(trace)
	if m == nil {
		return ""
	}
	text, _ := os.ReadFile(m[1])
	lines := strings.Split(string(text), "\n")
	number, _ := strconv.Atoi(m[3])
	if number < 1 || number > len(lines) || len(text) == 0 {
		return ""
	}
	return fmt.Sprintf("\nCalled at %s:%d: %s", m[2], number, console.Printable(strings.TrimSpace(lines[number-1])))
}
