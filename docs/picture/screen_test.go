// screen_test.go tests screen pictures by reading them back.

package picture

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// texts returns the runs of letters with their columns, as "x text".
func texts(root *node) string {
	var runs []string
	for _, text := range root.all("text") {
		runs = append(runs, text.attr["x"]+" "+text.text)
	}
	return strings.Join(runs, "|")
}

func TestScreenPassesTextThrough(t *testing.T) {
	const text = "$ go run ./ch01-display\n8 r n b q k b n r\n\na <b> & \"c\"   d"
	root := mustScreen(t, text)
	same(t, root.all("desc")[0].text, text, "desc\ngot  %q\nwant %q")
	want := "0 $ go run ./ch01-display|0 8 r n b q k b n r|0 a <b> & \"c\"|117.6 d"
	same(t, texts(root), want, "runs\ngot  %s\nwant %s")
}

func TestScreenKeepsColumns(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"a run starts at its column", "  ab", "16.8 ab"},
		{"two blanks part a run", "a  b c", "0 a|25.2 b c"},
		{"blanks at the end are not text", "ab   ", "0 ab"},
		{"a color parts a run", "ab\x1b[31mcd", "0 ab|16.8 cd"},
		{"a blank before a color is not text", "ab \x1b[31mcd", "0 ab|25.2 cd"},
		{"a background parts none", "ab\x1b[41mcd", "0 abcd"},
		{"a sequence takes no column", "\x1b[1m\x1b[0mab", "0 ab"},
		{"a tab goes to a multiple of eight", "a\tb", "0 a|67.2 b"},
		{"an accent joins its letter", "e\u0301x", "0 e\u0301x"},
		{"a no-break space is a blank", "a\u00a0\u00a0b", "0 a|25.2 b"},
		{"windows line endings", "a\r\nb", "0 a|0 b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, texts(mustScreen(t, tt.text)), tt.want, "%q: got %q, want %q", tt.text) })
	}
	run := mustScreen(t, "abc").all("text")[0]
	if run.attr["textLength"] != "25.2" || run.attr["lengthAdjust"] != "spacingAndGlyphs" {
		t.Errorf("three letters have %v, want a text length of 25.2", run.attr)
	}
}

func TestScreenStyles(t *testing.T) {
	tests := []struct{ name, codes, attribute, want string }{
		{"plain", "0", "fill", ""},
		{"a basic color", "31", "fill", basic[1]},
		{"a bright color", "93", "fill", basic[11]},
		{"a cube color", "38;5;137", "fill", "#af875f"},
		{"white of the cube", "38;5;231", "fill", "#ffffff"},
		{"a gray", "38;5;255", "fill", "#eeeeee"},
		{"a 24-bit color", "38;2;1;2;255", "fill", "#0102ff"},
		{"two at once", "1;31", "fill", basic[1]},
		{"the second of two colors", "38;5;9;38;5;10", "fill", basic[10]},
		{"default color", "31;39", "fill", ""},
		{"reset", "31;0", "fill", ""},
		{"an empty number resets", "31;", "fill", ""},
		{"the reset that fatih/color writes", "48;5;94;38;5;16;0;25;0;0;25;0", "fill", ""},
		{"an end of hiding", "31;28", "fill", basic[1]},
		{"bold", "1", "font-weight", "bold"},
		{"bold ends", "1;22", "font-weight", ""},
		{"dim", "2", "opacity", "0.6"},
		{"dim ends", "2;22", "opacity", ""},
		{"italic", "3", "font-style", "italic"},
		{"italic ends", "3;23", "font-style", ""},
		{"reverse", "7", "fill", screenColor},
		{"reverse ends", "7;27", "fill", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			run := mustScreen(t, "\x1b["+tt.codes+"mx").all("text")[0]
			same(t, run.attr[tt.attribute], tt.want, "%s = %q, want %q", tt.attribute)
		})
	}
}

// fills returns path data and color of the backgrounds.
func fills(root *node) string {
	var rects []string
	for _, group := range root.all("g") {
		if group.attr["shape-rendering"] == "crispEdges" {
			for _, path := range group.children {
				rects = append(rects, path.attr["d"]+" "+path.attr["fill"])
			}
		}
	}
	return strings.Join(rects, "|")
}

func TestScreenBackgrounds(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"none", "ab", ""},
		{"one run", "a\x1b[48;5;137m b \x1b[0mc", "M8.4 0h25.2v19H8.4Z #af875f"},
		{"neighbors", "\x1b[41ma\x1b[42mb", "M0 0h8.4v19H0Z " + basic[1] + "|M8.4 0h8.4v19H8.4Z " + basic[2]},
		{"bright, second line", "\n\x1b[107ma", "M0 19h8.4v19H0Z " + basic[15]},
		{"a color twice in a line", "\x1b[41ma\x1b[42mb\x1b[41mc", "M0 0h8.4v19H0ZM16.8 0h8.4v19H16.8Z " + basic[1] + "|M8.4 0h8.4v19H8.4Z " + basic[2]},
		{"default", "\x1b[41;49ma", ""},
		{"reverse", "\x1b[7ma", "M0 0h8.4v19H0Z " + screenText},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, fills(mustScreen(t, tt.text)), tt.want, "got %q, want %q") })
	}
}

func TestScreenDrawsRules(t *testing.T) {
	for codes, want := range map[string]int{"4": 3, "9": 3, "4;9": 6, "4;24": 0, "9;29": 0} {
		root := mustScreen(t, "\x1b["+codes+"ma b")
		rules := 0
		for _, path := range root.all("path") {
			if path.attr["stroke"] == screenText {
				rules++
			}
		}
		if rules != want {
			t.Errorf("ESC[%sm: %d lines under or through the cells, want %d", codes, rules, want)
		}
	}
}

func TestScreenDrawsFiguresItself(t *testing.T) {
	const figures = "♔♕♖♗♘♙♚♛♜♝♞♟"
	root := mustScreen(t, "\x1b[38;5;231;48;5;137m "+strings.Join(strings.Split(figures, ""), "\ufe0e "))
	if got := len(root.all("text")); got != 0 {
		t.Errorf("%d runs of text, want none: no figure may need a font", got)
	}
	for _, s := range shapes {
		found := root.uses(s.name)
		if len(found) != 2 {
			t.Fatalf("%s is drawn %d times, want an outline and a solid one", s.name, len(found))
		}
		outline, solid := found[0], found[1]
		if outline.attr["fill"] != "#af875f" || outline.attr["stroke"] != "#ffffff" || outline.attr["color"] != "#ffffff" {
			t.Errorf("the outline of the %s has %v", s.name, outline.attr)
		}
		if solid.attr["fill"] != "#ffffff" || solid.attr["stroke"] != "#ffffff" || solid.attr["color"] != "#af875f" {
			t.Errorf("the solid %s has %v", s.name, solid.attr)
		}
	}
	if got := root.all("desc")[0].text; strings.ContainsRune(got, '\ufe0e') {
		t.Errorf("desc %q still has a variation selector", got)
	}
}

func TestScreenFiguresMakeRoom(t *testing.T) {
	tests := []struct {
		name, text  string
		size, shift float64
	}{
		{"alone", "♞", figureSize, 0},
		{"between blanks", " ♞ ", figureSize, 0},
		{"after a mark", "x♞ ", figureSize, 5},
		{"before a comma", " ♞,", figureSize, -5},
		{"between letters", "[♞]", tightSize, 0},
		{"before another figure", "♞♜", tightSize, 0},
		{"after another figure", "♜ ♜♞", tightSize, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines, err := parseANSI(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			column := slices.IndexFunc(lines[0], func(g glyph) bool { return g.char == '♞' })
			if size, shift := room(lines[0], column); size != tt.size || shift != tt.shift {
				t.Errorf("size %v, shift %v, want %v, %v", size, shift, tt.size, tt.shift)
			}
		})
	}
}

func TestScreenSize(t *testing.T) {
	tests := []struct{ name, text, width, height string }{
		{"nothing", "", "292.8", "69"},
		{"one line", "abc", "292.8", "69"},
		{"a newline at the end", "abc\n", "292.8", "69"},
		{"an empty line at the end", "abc\n\n", "292.8", "88"},
		{"forty columns", strings.Repeat("x", 40), "360", "69"},
		{"eighty columns", strings.Repeat("x", 80), "696", "69"},
		{"more than eighty", strings.Repeat("x", 81), "696", "88"},
		{"a board", screenBoard, "338", "368"},
		{"a board on a wide screen", screenBoard + strings.Repeat("x", 80), "696", "539"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			root := mustScreen(t, tt.text)
			if root.attr["width"] != tt.width || root.attr["height"] != tt.height {
				t.Errorf("%s by %s, want %s by %s", root.attr["width"], root.attr["height"], tt.width, tt.height)
			}
		})
	}
}

// screenBoard is a board as the programs print it, with a touched rook.
var screenBoard = func() string {
	var b strings.Builder
	for rank := 8; rank >= 1; rank-- {
		fmt.Fprint(&b, rank)
		for file := range 8 {
			text := "   "
			switch {
			case rank == 2 && file == 0:
				text = ">♜ "
			case rank == 3 && file == 0:
				text = " * "
			}
			fmt.Fprintf(&b, "\x1b[48;5;%dm%s\x1b[0m", 94+(rank+file)%2*43, text)
		}
		b.WriteByte('\n')
	}
	return b.String() + "  a  b  c  d  e  f  g  h\n"
}()

func TestScreenBoardsAreLarge(t *testing.T) {
	root := mustScreen(t, "white> a2\n"+screenBoard+"8 is no board")
	squares := 0
	for _, path := range root.all("path") {
		if strings.Contains(path.attr["d"], "h36v36H") {
			squares++
		}
	}
	if squares != 64 {
		t.Errorf("%d squares of 36 by 36, want 64", squares)
	}
	if rook := root.uses("rook"); len(rook) != 1 || rook[0].attr["transform"] != "translate(26.54 241.89) scale(0.78)" {
		t.Errorf("rooks %v, want one on a2", rook[0].attr)
	}
	for text, want := range map[string]string{
		"8": "11 48", "1": "11 300", "a": "44 330", "h": "296 330", "*": "44 233", ">": "33 254", "8 is no board": "0 351",
	} {
		found := false
		for _, n := range root.all("text") {
			found = found || n.text == text && n.attr["x"]+" "+n.attr["y"] == want
		}
		if !found {
			t.Errorf("%q is not at %s", text, want)
		}
	}
}

func TestScreenWrapsLongLines(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"short", "one two", []string{"one two"}},
		{"empty", "", []string{""}},
		{"as wide as the window", "12345678", []string{"12345678"}},
		{"at a blank", "one two three", []string{"one two ", "three"}},
		{"the blank is where the window ends", "12345678 9", []string{"12345678", "9"}},
		{"inside a word", "123456789", []string{"12345678", "9"}},
		{"more than once", "one two three four five", []string{"one two ", "three ", "four ", "five"}},
		{"blanks at the end", "one           ", []string{"one"}},
		{"blanks that are seen", "\x1b[41m         ", []string{"        ", " "}},
		{"a line after it", "one two three\nx", []string{"one two ", "three", "x"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines, err := parseANSI(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, line := range wrapLines(lines, 8) {
				text := ""
				for _, g := range line {
					text += string(g.char)
				}
				got = append(got, text)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
	long := strings.Repeat("word ", 20) + "end"
	if got := mustScreen(t, long).all("desc")[0].text; got != long {
		t.Errorf("desc %q, want the line in one piece", got)
	}
}

func TestScreenErrorsNameThePlace(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"cursor", "a\nbé\x1b[2Jc", `line 2, character 3 (byte 5): the escape sequence "\x1b[2J" is not a color`},
		{"no bracket", "\x1bM", `line 1, character 1 (byte 0): an escape character that begins no color sequence`},
		{"unfinished", "ab\x1b[31", `line 1, character 3 (byte 2): the escape sequence "\x1b[31" does not end`},
		{"at the end", "\x1b", `an escape character that begins no color sequence`},
		{"private mode", "\x1b[?25l", `the escape sequence "\x1b[?" is not a color`},
		{"unknown number", "\x1b[5m", `the escape sequence "\x1b[5m": unknown number 5`},
		{"large number", "\x1b[256m", `the number 256 is too large`},
		{"huge number", "\x1b[99999999999999999999m", `the number 99999999999999999999 is too large`},
		{"short palette", "\x1b[38;5m", `after 38 or 48 comes 5;n or 2;r;g;b`},
		{"short color", "\x1b[48;2;1;2m", `after 38 or 48 comes 5;n or 2;r;g;b`},
		{"nothing after 38", "\x1b[38m", `after 38 or 48 comes 5;n or 2;r;g;b`},
		{"bell", "x\a", `line 1, character 2 (byte 1): the control character '\a' cannot be drawn`},
		{"lone carriage return", "x\ry", `the control character '\r' cannot be drawn`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Screen(tt.text)
			if err == nil || !strings.HasPrefix(err.Error(), "screen picture: line ") || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant screen picture: ...%s", err, tt.want)
			}
		})
	}
}

func TestScreenFileIsTidy(t *testing.T) {
	const text = "\x1b[1;48;5;94;38;5;16m ♜ \x1b[0;22;0m\n\x1b[1mwhite> \x1b[22me4  \n"
	file, err := Screen(text)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := Screen(text)
	if !bytes.Equal(file, again) {
		t.Error("the same text gives different files")
	}
	if found := regexp.MustCompile(`\d\.\d{3}`).Find(file); found != nil {
		t.Errorf("%q has more than two decimals", found)
	}
	if found := regexp.MustCompile(`(?m)[ \t]+$|\t|\r`).FindIndex(file); found != nil {
		t.Errorf("a tab or a space at the end of a line, at byte %d", found[0])
	}
}

func TestPalette(t *testing.T) {
	for i, want := range map[int]string{
		0: basic[0], 15: basic[15], 16: "#000000", 21: "#0000ff", 67: "#5f87af", 94: "#875f00",
		196: "#ff0000", 231: "#ffffff", 232: "#080808", 255: "#eeeeee",
	} {
		same(t, paletteColor(i), want, "color %d is %s, want %s", i)
	}
}

func FuzzScreen(f *testing.F) {
	f.Add("\x1b[48;5;137;38;5;231;1m \u265e\ufe0e \x1b[0;22;0m\nwhite> e4")
	f.Add(screenBoard)
	f.Add("plain  text\twith <b> & ]]> \"quotes\"\r\n")
	f.Add("\x1b[4;9;7;2;3mall at once \u2654x\x1b[m")
	f.Add("\x1b[38;2;1;2;3m\x1b[2J")
	f.Add("e\u0301 \ufffe \uffff \xff \u200d \u2028")
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Screen(text)
		if err != nil {
			return
		}
		mustRead(t, "", file, nil)
	})
}
