// codes.go reads the escape codes and does what they say.

package cells

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// codeLength returns how many bytes the escape code at the start of a text has, or 0 if
// it goes on behind the text.
func codeLength(text []byte) int {
	if len(text) < 2 {
		return 0
	}
	if text[1] != '[' {
		return 2
	}
	for i := 2; i < len(text); i++ {
		if text[i] < ' ' || '@' <= text[i] { // a letter ends the code, and so does what cannot belong to it
			return i + 1
		}
	}
	return 0
}

// The codes that have numbers in them.
var (
	toPlace = regexp.MustCompile(`^\x1b\[([1-9][0-9]*);([1-9][0-9]*)H$`)
	colors  = regexp.MustCompile(`^\x1b\[([0-9;]*)m$`)
)

// obey does what an escape code says.
func (s *Screen) obey(code string) error {
	switch code {
	case "\x1b[H":
		return s.moveTo(code, "1", "1")
	case "\x1b[K":
		s.clear(s.at.row, s.at.column, s.at.row, Width-1)
		return nil
	case "\x1b[J":
		s.clear(s.at.row, s.at.column, Height-1, Width-1)
		return nil
	case "\x1b7":
		s.saved = s.at
		return nil
	case "\x1b8":
		s.at = s.saved
		return nil
	}
	if found := toPlace.FindStringSubmatch(code); found != nil {
		return s.moveTo(code, found[1], found[2])
	}
	if found := colors.FindStringSubmatch(code); found != nil {
		return s.dress(code, strings.Split(found[1], ";"))
	}
	return unknown(code, "")
}

// unknown is the error about a code that is not one of ours.
func unknown(code, why string) error {
	return fmt.Errorf("the screen was sent the code %q%s: it knows ESC[H, ESC[row;columnH, ESC[K, ESC[J, ESC 7, ESC 8 and colors", code, why)
}

// moveTo sets the cursor.
func (s *Screen) moveTo(code, row, column string) error {
	r, _ := strconv.Atoi(row) // of digits too many it makes the largest number there is
	c, _ := strconv.Atoi(column)
	if r > Height || c > Width {
		return unknown(code, fmt.Sprintf(", a place outside of its %d rows of %d columns", Height, Width))
	}
	s.at.row, s.at.column, s.at.full = r-1, c-1, false
	return nil
}

// dress sets how the next letters are written.
func (s *Screen) dress(code string, numbers []string) error {
	style := s.at.style
	for i := 0; i < len(numbers); i++ {
		switch n := numbers[i]; n {
		case "", "0":
			style = plain
		case "1", "22":
			style.Bold = n == "1"
		case "7", "27":
			style.Reverse = n == "7"
		case "24", "25": // ends an underline or a blinking that never began
		case "38", "48":
			palette, ok := paletteColor(numbers[i+1:])
			if !ok {
				return unknown(code, ", of which we know only colors of the palette, such as 38;5;16")
			}
			if n == "38" {
				style.Ink = palette
			} else {
				style.Background = palette
			}
			i += 2
		default:
			return unknown(code, ", with the number "+n)
		}
	}
	s.at.style = style
	return nil
}

// paletteColor reads 5;n, a color out of 256.
func paletteColor(numbers []string) (int, bool) {
	if len(numbers) < 2 || numbers[0] != "5" {
		return 0, false
	}
	n, err := strconv.Atoi(numbers[1])
	return n, err == nil && n < 256
}
