// lines.go reads what is typed, whatever it is.

package console

import (
	"bufio"
	"errors"
	"io"
	"strings"
)

// Lines reads lines.
type Lines struct{ in *bufio.Reader }

// ErrArrowKey is what a prompt says to keys that send more than a letter.
var ErrArrowKey = errors.New("this prompt does not know the arrow keys and their like: type the line again")

// NewLines returns the lines of in.
func NewLines(in io.Reader) *Lines {
	const longest = 1000 // bytes; no move and no command comes near it
	return &Lines{bufio.NewReaderSize(in, longest)}
}

// Next returns the next line without its line break, and without the mark that some editors
// put at the start of a file. Of a line of more than 1,000 bytes it returns the beginning and
// skips the rest: a gigabyte without a line break takes time, but no memory. At the end of
// the input the error is [io.EOF].
func (l *Lines) Next() (string, error) {
	part, more, err := l.in.ReadLine()
	line := strings.TrimPrefix(string(part), byteOrderMark)
	for more {
		_, more, _ = l.in.ReadLine() // after an error there is no more
	}
	return line, err
}

const byteOrderMark = "\ufeff"

// HasArrowKey reports whether a key that sends more than a letter was among those that were
// typed: a terminal sends an escape, and then a bracket or an O.
func HasArrowKey(line string) bool {
	return strings.Contains(line, "\x1b[") || strings.Contains(line, "\x1bO")
}
