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
		"in a variable of the package or in init.", placeIn(trace, nil))
}

// HowItEnded says in a sentence how a test program ended that a panic or Go itself has ended, and
// where the test called what did; it is empty if neither ended it. The place is one that is
// wanted, if there is one.
func HowItEnded(output string, wanted Place) string {
	m := panicLine.FindStringSubmatchIndex(output)
	if m == nil {
		return ""
	}
	said := strings.TrimSuffix(strings.TrimSpace(output[m[2]:m[3]]), " [recovered, repanicked]")
	said = strings.TrimPrefix(strings.TrimSuffix(said, " [recovered]"), "runtime error: ")
	where := placeIn(output[m[1]:], wanted)
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
	case strings.HasPrefix(said, "slice bounds out of range"):
		return panics + "." + callIn(output[m[1]:]) + "\n" +
			"Something on that line cuts a piece out of a slice or a text that has no such piece."
	case strings.HasPrefix(said, "assignment to entry in nil map"):
		return panics + "." + callIn(output[m[1]:]) + "\n" +
			"A map has to be made before something is put into it: make(map[...]...)."
	default:
		return panics + callIn(output[m[1]:])
	}
}

// A Place says whether a line of a trace, in a file such as "ch02-moves/chess/rook.go" and a function
// such as "Rook.IsValid", is one at which to look first. Without any it is the innermost.
type Place func(file, function string) bool

// In is the place in a function.
func In(name string) Place {
	return func(_, function string) bool { return function == name }
}

// placeIn is the place that a trace begins with, of the code of chapters, or the first that is
// wanted: " at ch02-moves/chess/rook.go:18".
func placeIn(trace string, wanted Place) (where string) {
	for _, f := range ownFrame.FindAllStringSubmatch(trace, -1) {
		function := strings.NewReplacer("(*", "", ")", "").Replace(f[1])
		file, _, _ := strings.Cut(f[2], ":")
		isWanted := wanted != nil && wanted(file, function)
		isCode := !strings.Contains(f[2], "_test.go") && !strings.HasSuffix(f[2], ".go:1")
		if isCode && (where == "" || isWanted) {
			where = " at " + f[2]
		}
		if isCode && isWanted {
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
