// cells.go is a terminal that a test can look at: what stands in each cell, in which
// colors, and where the cursor is.

// Package cells is a terminal for tests. It has 24 rows of 80 cells and understands the
// few codes that our screens send: text, line breaks, wrapping and scrolling; the
// cursor set, saved and restored; clearing to the end of a row and of the screen; colors
// out of 256, bold and reverse. Any other code is an error that names it.
//
// It says what is on the screen, not how a terminal of some make shows it.
package cells

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The size of the screen.
const (
	Width  = 80
	Height = 24
)

// Default is the color of a terminal's own letters, and of its own background.
const Default = -1

// A Style is how letters are written.
type Style struct {
	Ink, Background int // of the palette of 256 colors, or Default
	Bold, Reverse   bool
}

var plain = Style{Ink: Default, Background: Default}

// A Cell is one place of the screen. The empty text is that of the right half of a wide
// letter; a cell in which nothing was written is a space.
type Cell struct {
	Text string
	Style
}

// place is where the cursor stands, from 0.
type place struct {
	row, column int
	full        bool // a letter was written into the last column: the next one wraps
	style       Style
}

// A Screen is the terminal. What is written to it is what a program sends.
type Screen struct {
	// Columns says how many columns a letter takes: 0 for an accent. Terminals differ,
	// and a test may try another one.
	Columns func(letter rune) int

	cells     [Height][Width]Cell
	at, saved place
	scrolled  int
	rest      []byte // a code or a letter of which the end has not been written yet
	err       error
}

// New returns an empty screen with the cursor at the top left.
func New() *Screen {
	s := &Screen{Columns: columns, at: place{style: plain}, saved: place{style: plain}}
	s.clear(0, 0, Height-1, Width-1)
	return s
}

// columns is the usual width of letters: accents go onto the letter before, and letters
// of Chinese, Japanese and Korean, and emoji, are twice as wide as others.
func columns(letter rune) int {
	switch {
	case unicode.In(letter, unicode.Mn, unicode.Me):
		return 0
	case unicode.In(letter, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul), 0xff01 <= letter && letter <= 0xff60, 0x1f300 <= letter && letter <= 0x1faff:
		return 2
	default:
		return 1
	}
}

// Row returns the text of a row, from 1, without the spaces at its end.
func (s *Screen) Row(row int) string {
	var sb strings.Builder
	for _, c := range s.cells[row-1] {
		sb.WriteString(c.Text)
	}
	return strings.TrimRight(sb.String(), " ")
}

// String returns all rows, each with a newline.
func (s *Screen) String() string {
	var sb strings.Builder
	for row := range Height {
		sb.WriteString(s.Row(row+1) + "\n")
	}
	return sb.String()
}

// At returns a cell. Rows and columns count from 1, as the codes have them.
func (s *Screen) At(row, column int) Cell { return s.cells[row-1][column-1] }

// Cursor returns the row and the column of the cursor, from 1. Behind a full row it is
// still on the last column.
func (s *Screen) Cursor() (row, column int) { return s.at.row + 1, s.at.column + 1 }

// Style returns how the next letter would be written.
func (s *Screen) Style() Style { return s.at.style }

// Scrolled returns how many rows have left the screen at its top.
func (s *Screen) Scrolled() int { return s.scrolled }

// Write does what a terminal does with the bytes. The first code that is not one of the
// few is an error, from then on.
func (s *Screen) Write(p []byte) (int, error) {
	text := append(s.rest, p...)
	for s.err == nil && utf8.FullRune(text) {
		if text[0] == '\x1b' {
			length := codeLength(text)
			if length == 0 {
				break // the rest is still to come
			}
			s.err = s.obey(string(text[:length]))
			text = text[length:]
			continue
		}
		letter, length := utf8.DecodeRune(text)
		s.err = s.write(letter, string(text[:length]))
		text = text[length:]
	}
	s.rest = append([]byte(nil), text...)
	return len(p), s.err
}

// write puts one letter where the cursor is, or obeys a line break.
func (s *Screen) write(letter rune, text string) error {
	switch {
	case letter == '\n': // a terminal puts the carriage return in
		s.newline()
	case letter == '\r':
		s.at.column, s.at.full = 0, false
	case letter == utf8.RuneError && len(text) == 1:
		return fmt.Errorf("the screen was sent a byte that is no text: %q", text)
	case unicode.IsControl(letter) || unicode.Is(unicode.Cf, letter):
		return fmt.Errorf("the screen was sent the control character %q: the only ones are line breaks and escape codes", letter)
	default:
		s.put(text, s.Columns(letter))
	}
	return nil
}

// put writes a letter into one cell or two, or an accent into the cell before. At the
// end of a row it first goes to the next.
func (s *Screen) put(text string, width int) {
	if width == 0 {
		s.accent(text)
		return
	}
	if s.at.full || s.at.column+width > Width {
		s.newline()
	}
	row, column := s.at.row, s.at.column
	for i := range width {
		s.split(row, column+i)
		s.cells[row][column+i] = Cell{Style: s.at.style}
	}
	s.cells[row][column].Text = text
	s.at.column = min(column+width, Width-1)
	s.at.full = column+width == Width
}

// split empties the other half of a wide letter, one half of which is written over.
func (s *Screen) split(row, column int) {
	if s.cells[row][column].Text == "" { // a right half: it never stands in the first column
		s.cells[row][column-1].Text = " "
	}
	if column+1 < Width && s.cells[row][column+1].Text == "" {
		s.cells[row][column+1].Text = " "
	}
}

// accent puts an accent onto the letter before the cursor.
func (s *Screen) accent(text string) {
	column := s.at.column
	if !s.at.full {
		column--
	}
	if column < 0 {
		return // there is none
	}
	if s.cells[s.at.row][column].Text == "" {
		column-- // to the left half of a wide letter
	}
	s.cells[s.at.row][column].Text += text
}

// newline goes to the start of the next row. In the last one, all rows move up.
func (s *Screen) newline() {
	s.at.column, s.at.full = 0, false
	if s.at.row < Height-1 {
		s.at.row++
		return
	}
	s.scrolled++
	copy(s.cells[:], s.cells[1:])
	s.clear(Height-1, 0, Height-1, Width-1)
}

// clear empties the cells of some rows, in the first from a column on, in the last up to
// one, in the background of the moment.
func (s *Screen) clear(row, column, lastRow, lastColumn int) {
	empty := Cell{" ", Style{Ink: Default, Background: s.at.style.Background}}
	if column > 0 {
		s.split(row, column)
	}
	for i := row*Width + column; i <= lastRow*Width+lastColumn; i++ {
		s.cells[i/Width][i%Width] = empty
	}
}
