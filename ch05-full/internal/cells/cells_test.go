// cells_test.go holds the terminal for tests to what terminals do.

package cells

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// text returns a screen's rows that are not empty, with their numbers.
func text(s *Screen) string {
	var sb strings.Builder
	for row := 1; row <= Height; row++ {
		if r := s.Row(row); r != "" {
			fmt.Fprintf(&sb, "%d:%s ", row, r)
		}
	}
	return strings.TrimRight(sb.String(), " ")
}

// long is a row that fills the screen from side to side.
var long = strings.Repeat("x", Width)

func TestText(t *testing.T) {
	tests := []struct {
		name, sent  string
		want        string
		row, column int // of the cursor
		scrolled    int
	}{
		{"nothing", "", "", 1, 1, 0},
		{"a line break begins the next row", "e2e4\ne7", "1:e2e4 2:e7", 2, 3, 0},
		{"a full row does not wrap yet", long, "1:" + long, 1, 80, 0},
		{"it does with the next letter", long + "y", "1:" + long + " 2:y", 2, 2, 0},
		{"a carriage return behind a full row stays in it", long + "\ry", "1:y" + long[1:], 1, 2, 0},
		{"in the last row all rows move up", "a\nb" + strings.Repeat("\n", 23), "1:b", 24, 1, 1},
		{"wrapping moves them up too", "a\nb\x1b[24;1H" + long + "y", "1:b 23:" + long + " 24:y", 24, 2, 1},
		{"a row above the last does not scroll", "a\x1b[23;1H\n", "1:a", 24, 1, 0},
		{"a wide letter takes two cells", "騎b", "1:騎b", 1, 4, 0},
		{"full-width letters and emoji take two", "\uff01\uff60\U0001f300\U0001faff", "1:\uff01\uff60\U0001f300\U0001faff", 1, 9, 0},
		{"their neighbors take one", "\uff00\uff61\U0001f2ff\U0001fb00", "1:\uff00\uff61\U0001f2ff\U0001fb00", 1, 5, 0},
		{"a wide letter that has no room wraps", long[1:] + "騎", "1:" + long[1:] + " 2:騎", 2, 3, 0},
		{"an accent is put onto the letter before", "e\u0301a", "1:e\u0301a", 1, 3, 0},
		{"an accent behind a full row", long + "\u0301", "1:" + long + "\u0301", 1, 80, 0},
		{"an accent without a letter is lost", "\u0301a", "1:a", 1, 2, 0},
		{"half of a wide letter is written over: its left", "騎\x1b[1;1Hx", "1:x", 1, 2, 0},
		{"half of a wide letter is written over: its right", "騎b\x1b[1;2Hx", "1: xb", 1, 3, 0},
		{"a wide letter over halves of two", "騎騎b\x1b[1;2H士", "1: 士 b", 1, 4, 0},
		{"home", "abc\x1b[Hx", "1:xbc", 1, 2, 0},
		{"clear to the end of the row", "abc\ndef\x1b[1;2H\x1b[K", "1:a 2:def", 1, 2, 0},
		{"clear to the end of the screen", "abc\ndef\nghi\x1b[2;2H\x1b[J", "1:abc 2:d", 2, 2, 0},
		{"to its last cell", "\x1b[24;80Hx\x1b[1;1H\x1b[J", "", 1, 1, 0},
		{"save the cursor and go back to it", "abc\x1b7\x1b[9;9Hx\x1b8d", "1:abcd 9:        x", 1, 5, 0},
		{"back without a saved cursor is home", "abc\x1b8d", "1:dbc", 1, 2, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, in := range []io.Reader{strings.NewReader(tt.sent), iotest.OneByteReader(strings.NewReader(tt.sent))} {
				s := New() // and a code may arrive in parts
				if _, err := io.Copy(s, in); err != nil {
					t.Fatal(err)
				}
				row, column := s.Cursor()
				if text(s) != tt.want || row != tt.row || column != tt.column || s.Scrolled() != tt.scrolled {
					t.Errorf("sent %q, the screen is\n%s, the cursor at %d,%d, scrolled %d, want\n%s, %d,%d and %d",
						tt.sent, text(s), row, column, s.Scrolled(), tt.want, tt.row, tt.column, tt.scrolled)
				}
			}
		})
	}
}

func TestStyles(t *testing.T) {
	own := Style{Ink: Default, Background: Default}
	tests := []struct {
		name, sent string
		want       Style
	}{
		{"the terminal's own", "", own},
		{"both in one code", "\x1b[48;5;7;38;5;1m", Style{Ink: 1, Background: 7}},
		{"the last color", "\x1b[38;5;255m", Style{Ink: 255, Background: Default}},
		{"no longer bold", "\x1b[38;5;16;1;7;22m", Style{16, Default, false, true}},
		{"no longer reverse", "\x1b[38;5;16;1;7;27m", Style{16, Default, true, false}},
		{"all off, in short", "\x1b[38;5;16;1;7m\x1b[m", own},
		{"as the color library ends its colors", "\x1b[48;5;94;38;5;16m\x1b[0;25;0;0;25;0m", own},
		{"the cursor is saved with its colors", "\x1b[1m\x1b7\x1b[0m\x1b8", Style{Default, Default, true, false}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := New()
			fmt.Fprint(s, tt.sent)
			if got := s.Style(); got != tt.want {
				t.Errorf("after %q the style is %+v, want %+v", tt.sent, got, tt.want)
			}
			fmt.Fprint(s, "騎")
			if got, right := s.At(1, 1), s.At(1, 2); got != (Cell{"騎", tt.want}) || right != (Cell{"", tt.want}) {
				t.Errorf("the letter is written as %+v and %+v, want %+v", got, right, tt.want)
			}
		})
	}
}

func TestClearedCells(t *testing.T) {
	s := New()
	fmt.Fprint(s, "ab\x1b[1;2H\x1b[48;5;94;38;5;16;1m\x1b[K")
	if got := s.At(1, 1); got != (Cell{"a", plain}) {
		t.Errorf("before the cursor stands %+v", got)
	}
	for _, column := range []int{2, 80} {
		if got, want := s.At(1, column), (Cell{" ", Style{Ink: Default, Background: 94}}); got != want {
			t.Errorf("the cell in column %d is cleared to %+v, want %+v", column, got, want)
		}
	}
	if got := s.At(2, 1); got != (Cell{" ", plain}) {
		t.Errorf("the row below is cleared to %+v", got)
	}
}

func TestOtherCodes(t *testing.T) {
	tests := []struct{ name, sent, named string }{
		{"clear the whole screen", "\x1b[2J", `"\x1b[2J"`},
		{"cursor up", "\x1b[A", `"\x1b[A"`},
		{"a row that there is not", "\x1b[25;1H", "place outside"},
		{"row 0", "\x1b[0;1H", `"\x1b[0;1H"`},
		{"hide the cursor", "\x1b[?25l", `"\x1b[?25l"`},
		{"the shape of the cursor", "\x1b[1 q", `"\x1b[1 q"`},
		{"the title of the window", "\x1b]0;x\a", `"\x1b]"`},
		{"one of the 16 colors", "\x1b[31m", "the number 31"},
		{"a color of 24 bits", "\x1b[38;2;1;2;3m", "colors of the palette"},
		{"a color above 255", "\x1b[48;5;256m", "colors of the palette"},
		{"underlined", "\x1b[4m", "the number 4"},
		{"a bell", "\a", `'\a'`},
		{"a control character of eight bits", "\u009b2J", `'\u009b'`},
		{"text turned around", "\u202e", `'\u202e'`},
		{"a byte that is no text", "\xff", `"\xff"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := New()
			_, err := fmt.Fprint(s, "before", tt.sent, "after")
			if err == nil || !strings.Contains(err.Error(), tt.named) {
				t.Errorf("%q is answered with %v, want an error that names %s", tt.sent, err, tt.named)
			}
			if got := s.Row(1); got != "before" {
				t.Errorf("the screen shows %q, want what stood before", got)
			}
			if _, again := fmt.Fprint(s, "more"); again != err {
				t.Errorf("what is sent next is answered with %v", again)
			}
		})
	}
}

func TestRGB(t *testing.T) {
	tests := []struct {
		n    int
		want [3]int
		ok   bool
	}{
		{16, [3]int{0, 0, 0}, true},
		{94, [3]int{135, 95, 0}, true},
		{231, [3]int{255, 255, 255}, true},
		{232, [3]int{8, 8, 8}, true},
		{255, [3]int{238, 238, 238}, true},
		{15, [3]int{}, false},
		{256, [3]int{}, false},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.n), func(t *testing.T) {
			if got, ok := RGB(tt.n); got != tt.want || ok != tt.ok {
				t.Errorf("RGB(%d) = %v, %v, want %v, %v", tt.n, got, ok, tt.want, tt.ok)
			}
		})
	}
}

func TestContrast(t *testing.T) {
	tests := []struct {
		name            string
		ink, background int
		atLeast, atMost float64
	}{
		{"black on white", 16, 231, 21, 21},
		{"a color on itself", 94, 94, 1, 1},
		{"gray on white", 243, 231, 4.54, 4.55}, // #767676, the lightest gray that WCAG allows for text
		{"blue on white", 21, 231, 8.58, 8.60},
		{"the darkest of the grays on black", 232, 16, 1.04, 1.06},
		{"a color that each terminal has its own of", 15, 16, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Contrast(tt.ink, tt.background); got < tt.atLeast-1e-9 || got > tt.atMost+1e-9 {
				t.Errorf("Contrast(%d, %d) = %.3f, want %v to %v", tt.ink, tt.background, got, tt.atLeast, tt.atMost)
			}
		})
	}
}
