// wrap.go breaks long sentences into lines that fit the screen.

package terminal

import (
	"strings"
	"unicode/utf8"
)

// screenWidth is the width of the narrowest screen that we write for, in
// characters.
const screenWidth = 80

// wrap breaks the lines of text that are wider than the screen, between words.
// A single word that is wider stays as it is.
func wrap(text string) string {
	var sb strings.Builder
	width := 0 // of the line so far
	for i, word := range strings.Split(text, " ") {
		head, _, _ := strings.Cut(word, "\n") // a word may hold the end of a line
		switch {
		case i == 0:
		case width+1+utf8.RuneCountInString(head) > screenWidth:
			sb.WriteByte('\n')
			width = 0
		default:
			sb.WriteByte(' ')
			width++
		}
		sb.WriteString(word)
		width += utf8.RuneCountInString(word)
		if end := strings.LastIndexByte(word, '\n'); end >= 0 {
			width = utf8.RuneCountInString(word[end+1:])
		}
	}
	return sb.String()
}
