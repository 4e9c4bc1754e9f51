// text.go reads lines, whatever they hold.

package terminal

import (
	"bufio"
	"errors"
	"strings"
)

// longestLine is how much of a line we read, in bytes. No move and no command
// comes near it.
const longestLine = 1000

// byteOrderMark is what some editors put at the start of a file.
const byteOrderMark = "\ufeff"

// readLine returns the next line without its line break. Of a line that is
// longer than the reader's buffer it returns the beginning, which means nothing
// to the prompt, and skips the rest: a gigabyte without a line break takes time,
// but no memory. At the end of the input the error is io.EOF.
func readLine(in *bufio.Reader) (string, error) {
	part, more, err := in.ReadLine()
	line := strings.TrimPrefix(string(part), byteOrderMark)
	for more {
		_, more, _ = in.ReadLine() // after an error there is no more
	}
	return line, err
}

// errArrowKey is what we say to keys that send more than a letter.
var errArrowKey = errors.New("this prompt does not know the arrow keys and their like: type the line again")

// hasArrowKey reports whether such a key was among those that were typed: a terminal
// sends an escape, and then a bracket or an O.
func hasArrowKey(line string) bool {
	return strings.Contains(line, "\x1b[") || strings.Contains(line, "\x1bO")
}
