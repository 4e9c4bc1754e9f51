// text.go reads lines, whatever they hold, and makes text fit for the screen.

package terminal

import (
	"bufio"
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
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

// Printable returns text as it may be sent to a terminal: what cannot be
// printed (control characters, escape sequences, line breaks) is spelled out as
// in Go, so that no file and no paste can steer the reader's screen.
func Printable(text string) string {
	var sb strings.Builder
	for _, letter := range text { // broken UTF-8 arrives here as the letter �
		if unicode.IsPrint(letter) {
			sb.WriteRune(letter)
		} else {
			sb.WriteString(strings.Trim(strconv.QuoteRune(letter), "'"))
		}
	}
	return sb.String()
}

// wrap breaks a line that is wider than the screen, between words. A single
// word that is wider stays as it is.
func wrap(line string, screen int) string {
	var sb strings.Builder
	width := 0 // of the line so far
	for i, word := range strings.Split(line, " ") {
		wordWidth := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case width+1+wordWidth > screen:
			sb.WriteByte('\n')
			width = 0
		default:
			sb.WriteByte(' ')
			width++
		}
		sb.WriteString(word)
		width += wordWidth
	}
	return sb.String()
}
