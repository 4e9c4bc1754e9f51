// input.go reads lines, whatever they hold, and makes text safe to show.

package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestLine is the longest line that is read as an answer, in bytes. No move
// and no command comes near it.
const longestLine = 1000

// mostSkipped is how much of an overlong line is skipped in search of its end,
// in bytes, before we stop believing that the input is meant for us.
const mostSkipped = 64 << 20

// byteOrderMark is what some editors put at the start of a file.
const byteOrderMark = "\ufeff"

var (
	errLongLine = fmt.Errorf("that line is too long: a move or a command has at most %d bytes", longestLine)
	errEndless  = errors.New("the input has a line without an end: it does not look like moves and commands")
)

// A lineReader reads an input line by line.
type lineReader struct {
	buffer *bufio.Reader
	begun  bool
}

// newLineReader returns a lineReader for the given input.
func newLineReader(in io.Reader) *lineReader {
	return &lineReader{buffer: bufio.NewReaderSize(in, longestLine+len("\n"))}
}

// next returns the next line without its line break. A line that is too long
// is skipped and answered with errLongLine; the one after it can be read. At
// the end of the input the error is io.EOF.
func (r *lineReader) next() (string, error) {
	line, err := r.buffer.ReadSlice('\n')
	if err == bufio.ErrBufferFull {
		return "", r.skipLine()
	}
	if err != nil && len(line) == 0 {
		return "", err
	}
	text := string(line)
	if !r.begun {
		text = strings.TrimPrefix(text, byteOrderMark)
		r.begun = true
	}
	return strings.TrimRight(text, "\r\n"), nil
}

// skipLine skips the rest of an overlong line.
func (r *lineReader) skipLine() error {
	for skipped := 0; skipped < mostSkipped; {
		rest, err := r.buffer.ReadSlice('\n')
		skipped += len(rest)
		if err != bufio.ErrBufferFull {
			return errLongLine
		}
	}
	return errEndless
}

// printable returns text as it may be sent to a terminal: what cannot be
// printed (control characters, escape sequences, broken UTF-8) is spelled out,
// so that no file and no paste can steer the reader's screen.
func printable(text string) string {
	var sb strings.Builder
	for len(text) > 0 {
		letter, size := utf8.DecodeRuneInString(text)
		switch {
		case letter == utf8.RuneError && size == 1:
			fmt.Fprintf(&sb, `\x%02x`, text[0])
		case letter == '\t':
			sb.WriteByte(' ')
		case unicode.IsPrint(letter):
			sb.WriteRune(letter)
		case letter < 0x100:
			fmt.Fprintf(&sb, `\x%02x`, letter)
		default:
			fmt.Fprintf(&sb, `\u%04x`, letter)
		}
		text = text[size:]
	}
	return sb.String()
}

// shorten returns text in quotation marks, safe to print, and cut off where it
// is too long for a sentence.
func shorten(text string) string {
	const longest = 40
	letters := []rune(printable(text))
	if len(letters) > longest {
		return `"` + string(letters[:longest]) + `..."`
	}
	return `"` + string(letters) + `"`
}
