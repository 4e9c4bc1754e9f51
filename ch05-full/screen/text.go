// text.go makes text fit for the screen: nothing in it steers the terminal, and it
// is as wide as there is room for.

package screen

import (
	"strings"
	"unicode"

	"mateinfive/internal/console"
)

// wide are the letters that take two columns: those of Chinese, Japanese and Korean,
// and the pictures called emoji (Unicode Standard Annex 11, East Asian Width W and F;
// blocks that are mostly so are taken whole, since a column too many does no harm).
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0x1100, 0x115f, 1}, {0x231a, 0x231b, 1}, {0x2329, 0x232a, 1}, {0x23e9, 0x23f3, 1},
		{0x25fd, 0x25fe, 1}, {0x2614, 0x2615, 1}, {0x2648, 0x2653, 1}, {0x267f, 0x267f, 1},
		{0x2693, 0x2693, 1}, {0x26a1, 0x26a1, 1}, {0x26aa, 0x26ab, 1}, {0x26bd, 0x26be, 1},
		{0x26c4, 0x26c5, 1}, {0x26ce, 0x26ce, 1}, {0x26d4, 0x26d4, 1}, {0x26ea, 0x26ea, 1},
		{0x26f2, 0x26f3, 1}, {0x26f5, 0x26f5, 1}, {0x26fa, 0x26fa, 1}, {0x26fd, 0x26fd, 1},
		{0x2705, 0x2705, 1}, {0x270a, 0x270b, 1}, {0x2728, 0x2728, 1}, {0x274c, 0x274c, 1},
		{0x274e, 0x274e, 1}, {0x2753, 0x2755, 1}, {0x2757, 0x2757, 1}, {0x2795, 0x2797, 1},
		{0x27b0, 0x27b0, 1}, {0x27bf, 0x27bf, 1}, {0x2b1b, 0x2b1c, 1}, {0x2b50, 0x2b50, 1},
		{0x2b55, 0x2b55, 1}, {0x2e80, 0x303e, 1}, {0x3041, 0xa4cf, 1}, {0xa960, 0xa97f, 1},
		{0xac00, 0xd7a3, 1}, {0xf900, 0xfaff, 1}, {0xfe10, 0xfe19, 1}, {0xfe30, 0xfe6f, 1},
		{0xff01, 0xff60, 1}, {0xffe0, 0xffe6, 1},
	},
	R32: []unicode.Range32{{0x16fe0, 0x18cff, 1}, {0x1aff0, 0x1b2ff, 1}, {0x1d300, 0x1d37f, 1}, {0x1f000, 0x1faff, 1}, {0x20000, 0x3fffd, 1}},
}

// Columns returns how many columns of the screen a printable text takes. Terminals do
// not agree on every letter; of one in doubt this is the larger number.
func Columns(text string) int {
	columns := 0
	for _, letter := range text {
		columns += columnsOf(letter)
	}
	return columns
}

// emojiStyle asks that the character before it is drawn as a colored picture, and some
// terminals then give that one a second column.
const emojiStyle = '\ufe0f'

// columnsOf returns the columns of a letter: none for an accent, which is put onto the
// letter before it.
func columnsOf(letter rune) int {
	switch {
	case letter == emojiStyle:
		return 1
	case unicode.In(letter, unicode.Mn, unicode.Me):
		return 0
	case unicode.Is(wide, letter):
		return 2
	default:
		return 1
	}
}

// Cut returns text made printable, and as much of it as goes into so many columns. The
// end of what had to be cut is three dots.
func Cut(text string, columns int) string {
	const dots = "..."
	text = console.Printable(text)
	if fits(text, columns) == len(text) {
		return text
	}
	return text[:fits(text, columns-len(dots))] + dots[:max(0, min(columns, len(dots)))]
}

// mostAccents is how many accents a letter keeps. No language needs as many; texts
// that are all accents are made to spoil screens.
const mostAccents = 4

// fits returns how many bytes of a printable text go into so many columns.
func fits(text string, columns int) int {
	accents := 0
	for i, letter := range text {
		width := columnsOf(letter)
		if width > 0 {
			accents = 0
		} else if accents++; accents > mostAccents {
			return i
		}
		if columns -= width; columns < 0 {
			return i
		}
	}
	return len(text)
}

// Wrap breaks a line that is wider than the screen, between words. A single
// word that is wider stays as it is.
func Wrap(line string, screen int) string {
	var sb strings.Builder
	width := 0 // of the line so far
	for i, word := range strings.Split(line, " ") {
		wordWidth := Columns(word)
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
