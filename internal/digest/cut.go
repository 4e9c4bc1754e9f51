// cut.go leaves of a long row what has to be read.

package digest

import (
	"fmt"
	"regexp"
	"strings"
)

// mostLines is how many lines of one row are shown: a board, and what is said of it.
const mostLines = 16

var (
	wayLine   = regexp.MustCompile(`^(?:Why|Edit|Play|Stuck):`)
	boardLine = regexp.MustCompile(`^(?:[1-8](?: \S){8}|  a b c d e f g h)`)
	diffLine  = regexp.MustCompile(`^[-+ ]\s`)
)

// cut leaves as many lines as are shown of a row. First the end of a diff goes, then that of the last
// board, then that of any other text. The first line and the last two stay, and so does where to
// edit and what to play.
func cut(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	more := len(lines) - mostLines
	if more < 2 {
		return strings.Join(lines, "\n")
	}
	isDiff := func(line string) bool { return diffLine.MatchString(line) && !boardLine.MatchString(line) }
	isOther := func(line string) bool { return !wayLine.MatchString(line) }
	gone, first := make(map[int]bool), len(lines)
	for _, mayGo := range []func(line string) bool{isDiff, boardLine.MatchString, isOther} {
		for i := len(lines) - 3; i > 0 && len(gone) < more; i-- {
			if !gone[i] && mayGo(lines[i]) {
				gone[i], first = true, min(first, i)
			}
		}
	}
	var left []string
	for i, line := range lines {
		if i == first {
			left = append(left, fmt.Sprintf("(%d more lines)", len(gone)))
		}
		if !gone[i] {
			left = append(left, line)
		}
	}
	return strings.Join(left, "\n")
}
