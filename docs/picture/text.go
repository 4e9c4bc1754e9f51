// text.go knows the two fonts of the pictures, how wide a text is, and where it breaks.

package picture

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// The fonts are those of the reader's machine, so widths are the most that is usual.
const (
	labelFont = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
	codeFont  = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace"

	labelWidth = 8.6  // of a letter of 15, on average
	codeWidth  = 9.3  // of a letter of 15, with a little to spare
	lineHeight = 20.0 // of text that goes on below
)

// lettering is how a text is written. The zero value leaves it to the group around it.
type lettering struct {
	font  string
	size  float64
	color string
}

// String returns the attributes.
func (l lettering) String() string {
	if l == (lettering{}) {
		return ""
	}
	return fmt.Sprintf(` font-family="%s" font-size="%s" fill="%s"`, l.font, num(l.size), l.color)
}

// textWidth returns how wide a text is whose letters are that wide.
func textWidth(text string, letter float64) float64 {
	return letter * float64(utf8.RuneCountInString(text))
}

// wrap breaks text into lines of at most width characters, at spaces where it
// can, and inside a word that is longer than a line.
func wrap(text string, width int) []string {
	var lines []string
	current := ""
	for _, word := range strings.Fields(text) {
		if current != "" && utf8.RuneCountInString(current)+1+utf8.RuneCountInString(word) <= width {
			current += " " + word
			continue
		}
		if current != "" {
			lines = append(lines, current)
		}
		letters := []rune(word)
		for ; len(letters) > width; letters = letters[width:] {
			lines = append(lines, string(letters[:width]))
		}
		current = string(letters)
	}
	if current != "" {
		lines = append(lines, current)
	}
	return lines
}
