// screen_test.go tests screen pictures by reading them back.

package picture

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// runs returns the runs of letters with their columns, as "x text".
func runs(root *node) string {
	var found []string
	for _, text := range root.all("text") {
		found = append(found, text.attr["x"]+" "+text.text)
	}
	return strings.Join(found, "|")
}

func TestScreenKeepsColumns(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"a run starts at its column", "  ab", "16.8 ab"},
		{"two blanks part a run", "a  b c", "0 a|25.2 b c"},
		{"blanks at the end are not text", "ab   ", "0 ab"},
		{"a color parts a run", "ab\x1b[38;5;16mcd", "0 ab|16.8 cd"},
		{"bold letters part a run", "ab\x1b[1mcd", "0 ab|16.8 cd"},
		{"a background parts none", "ab\x1b[48;5;16mcd", "0 abcd"},
		{"a figure is no text", "ab♞cd", "0 ab|25.2 cd"},
		{"signs of XML are text", "a <b> & \"c\"", "0 a <b> & \"c\""},
		{"an empty line at the end", "a\n\n", "0 a"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			same(t, runs(mustScreen(t, tt.text)), tt.want, "%q: got %q, want %q", tt.text)
		})
	}
}

func TestScreenStyles(t *testing.T) {
	tests := []struct{ name, codes, attribute, want string }{
		{"a color", "38;5;137", "fill", "#af875f"},
		{"the first color of the cube", "38;5;16", "fill", "#000000"},
		{"the last color of the cube", "38;5;231", "fill", "#ffffff"},
		{"the second of two colors", "38;5;16;38;5;196", "fill", "#ff0000"},
		{"reset", "38;5;137;0", "fill", ""},
		{"an empty number resets", "38;5;137;", "fill", ""},
		{"bold", "1", "font-weight", "bold"},
		{"bold ends", "1;22", "font-weight", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			run := mustScreen(t, "\x1b["+tt.codes+"mx").all("text")[0]
			same(t, run.attr[tt.attribute], tt.want, "%s = %q, want %q", tt.attribute)
		})
	}
}

func TestScreenFindsBoards(t *testing.T) {
	light, dark, end := "\x1b[48;5;137m", "\x1b[48;5;94m", "\x1b[0m"
	squares := strings.Repeat(light+"   "+dark+"   ", 4) + end
	tests := []struct {
		name, text string
		want       int
	}{
		{"a rank", "8" + squares, 8},
		{"two ranks", "8" + squares + "\n7" + squares, 16},
		{"there is no rank 9", "9" + squares, 0},
		{"text that is as long", "8" + strings.Repeat("x", 24), 0},
		{"squares of another width", "8" + strings.Repeat(light+"  "+dark+"    ", 4) + end, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := 0
			for _, box := range mustScreen(t, tt.text).all("rect") {
				if box.attr["width"] == "36" && box.attr["height"] == "36" {
					got++
				}
			}
			same(t, got, tt.want, "%d large squares, want %d")
		})
	}
}

func TestScreenBreaksLinesOfText(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"a line that fits", "1234 678", "0 1234 678"},
		{"one that does not", "1234 6789", "0 1234|0 6789"},
		{"a word of that length", "12345678 a", "0 12345678|0 a"},
		{"three lines", "12345678 a 12345678 a", "0 12345678|0 a|0 12345678|0 a"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file, err := Screen(tt.text, 8)
			same(t, runs(mustRead(t, tt.text, file, err)), tt.want, "%q: got %q, want %q", tt.text)
		})
	}
	_, err := Screen("123456789", 8)
	refuses(t, err, "screen picture: line 1 has 9 columns", "more than 8")
}

// TestScreenStandsATablesPiecesOnTheirSquares reads two lines of a table: eight squares of
// four cells, a knight on b8 with the mark of the last move, and a move beside it.
func TestScreenStandsATablesPiecesOnTheirSquares(t *testing.T) {
	light, dark, end := "\x1b[48;5;137m", "\x1b[48;5;94m", "\x1b[0m"
	rank := func(b8 string) string {
		return light + "    " + dark + b8 + strings.Repeat(light+"    "+dark+"    ", 3) + end
	}
	root := mustScreen(t, "8 "+rank(" ~♞ ")+"  1. e4\n  "+rank("    "))
	same(t, labels(root), "1. e4|8|~", "texts %s, want %s")
	use := root.uses("knight")[0].attr["transform"]
	const side = tableCells * cellWidth
	var x, y, scale float64
	fmt.Sscanf(use, "translate(%f %f) scale(%f)", &x, &y, &scale)
	middle := point{x + scale*cell/2, y + scale*cell/2}
	want := point{2*cellWidth + 1.5*side, side / 2}
	if math.Abs(middle.x-want.x) > 1 || math.Abs(middle.y-want.y) > 1 {
		t.Errorf("the knight's middle is %v, want %v", middle, want)
	}
}

func TestScreenFindsTheLettersBelowABoard(t *testing.T) {
	for text, want := range map[string]bool{
		"  a  b  c  d  e  f  g  h": true,
		"  h  g  f  e  d  c  b  a": true,
		"  a  b  c":                false,
	} {
		lines, err := parseANSI(text)
		if err != nil {
			t.Fatal(err)
		}
		same(t, isFiles(lines[0]), want, "%q: %v, want %v", text)
	}
}

func TestScreenErrorsNameTheLine(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"cursor", "a\nb\x1b[2Jc", `line 2, "b\x1b[2Jc": the character '\x1b' cannot be drawn`},
		{"unfinished", "ab\x1b[31", `the character '\x1b' cannot be drawn`},
		{"unknown number", "\x1b[5m", `unknown number 5 in a color sequence`},
		{"a color of the terminal's own", "\x1b[38;5;15m", `there is no color 15: want 16 to 231`},
		{"a gray", "\x1b[38;5;232m", `there is no color 232: want 16 to 231`},
		{"huge number", "\x1b[38;5;99999999999999999999m", `there is no color 99999999999999999999`},
		{"short palette", "\x1b[38;5m", `after 38 comes 5;n`},
		{"24-bit color", "\x1b[48;2;1;2;3m", `after 48 comes 5;n`},
		{"bell", "x\a", `the character '\a' cannot be drawn`},
		{"tab", "x\ty", `the character '\t' cannot be drawn`},
		{"accent", "e\u0301", "the character '\u0301' cannot be drawn"},
		{"outlined figure", "♘", `the character '♘' cannot be drawn`},
		{"no UTF-8", "\xff", `the character '�' cannot be drawn`},
		{"too wide", "a\n" + strings.Repeat("x", 81), `line 2 has 81 columns, more than 80`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Screen(tt.text, 80)
			refuses(t, err, "screen picture: line ", tt.want)
		})
	}
	mustScreen(t, strings.Repeat("x", 80)+"     ")
}

func FuzzScreen(f *testing.F) {
	f.Add("\x1b[48;5;137;38;5;231;1m \u265e\ufe0e \x1b[0;22;0m\nwhite> e4")
	f.Add("8" + strings.Repeat("\x1b[48;5;137m ♞ \x1b[48;5;94m>♜ ", 4) + "\n a b c d e f g h\n")
	f.Add("plain  text with <b> & ]]> \"quotes\"\n")
	f.Add("\x1b[38;2;1;2;3m\x1b[2J")
	f.Add("e\u0301 \ufffe \uffff \xff \u200d \u2028")
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Screen(text, 80)
		if err != nil {
			return
		}
		mustRead(t, text, file, nil)
	})
}
