// board_test.go tests board pictures by reading them back.

package picture

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	emptyPlacement = "8/8/8/8/8/8/8/8"
)

// squareAt returns the name of the square whose corner is at x, y, White below.
func squareAt(x, y string) string {
	var column, row int
	fmt.Sscan(x, &column)
	fmt.Sscan(y, &row)
	return square((7-row/cell)*8 + column/cell).String()
}

// placed returns the squares on which a drawing is used, sorted.
func placed(root *node, id string) []string {
	var squares []string
	for _, use := range root.uses(id) {
		squares = append(squares, squareAt(use.attr["x"], use.attr["y"]))
	}
	slices.Sort(squares)
	return squares
}

func TestBoardDrawsEverySquareOnce(t *testing.T) {
	for _, spec := range []string{emptyPlacement, startPlacement, startPlacement + "; flip"} {
		root := mustBoard(t, spec)
		light, dark := placed(root, "light"), placed(root, "dark")
		if len(light) != 32 || len(dark) != 32 {
			t.Errorf("%s: %d light and %d dark squares, want 32 of each", spec, len(light), len(dark))
		}
		if both := slices.Compact(slices.Sorted(slices.Values(append(light, dark...)))); len(both) != 64 {
			t.Errorf("%s: %d different squares, want 64", spec, len(both))
		}
		if !slices.Contains(dark, "a1") || !slices.Contains(light, "h1") {
			t.Errorf("%s: a light square belongs in the right corner", spec)
		}
	}
}

func TestBoardPutsPiecesOnTheirSquares(t *testing.T) {
	root := mustBoard(t, startPlacement)
	for piece, want := range map[string]string{
		"king":   "e1 e8",
		"queen":  "d1 d8",
		"rook":   "a1 a8 h1 h8",
		"bishop": "c1 c8 f1 f8",
		"knight": "b1 b8 g1 g8",
		"pawn":   "a2 a7 b2 b7 c2 c7 d2 d7 e2 e7 f2 f7 g2 g7 h2 h7",
	} {
		if got := strings.Join(placed(root, piece), " "); got != want {
			t.Errorf("%s on %s, want %s", piece, got, want)
		}
	}
}

func TestBoardColorsTheSides(t *testing.T) {
	root := mustBoard(t, "8/8/8/3q4/8/8/4Q3/8")
	colors := make(map[string]string)
	for _, group := range root.all("g") {
		for _, child := range group.children {
			if child.attr["href"] == "#queen" {
				colors[squareAt(child.attr["x"], child.attr["y"])] = group.attr["fill"]
			}
		}
	}
	if colors["e2"] != "#fffaf0" || colors["d5"] != "#2e2925" {
		t.Errorf("the queens' colors are %v", colors)
	}
}

func TestBoardMarks(t *testing.T) {
	root := mustBoard(t, "8/8/4k1n1/3p4/4P3/8/8/8; marks e5=move d5=capture e4=own e6=king a1=forbidden g6=move")
	for id, want := range map[string]string{
		"move":             "e5",
		"move-corner":      "g6",
		"capture":          "d5",
		"own":              "e4",
		"forbidden":        "a1",
		"forbidden-corner": "e6",
	} {
		if got := strings.Join(placed(root, id), " "); got != want {
			t.Errorf("mark %q on %q, want %q", id, got, want)
		}
	}
}

func TestMarksDifferWithoutColor(t *testing.T) {
	paths := make(map[string]string)
	for _, m := range marks {
		for _, path := range []string{m.path, m.corner} {
			if other, seen := paths[path]; path != "" && seen && other != m.element {
				t.Errorf("%s and %s have the same form", m.element, other)
			}
			paths[path] = m.element
		}
	}
}

func TestBoardMarksThatAPieceWouldHideLieAbove(t *testing.T) {
	file, err := Board("8/8/4k3/8/8/8/8/8; marks e6=king e5=king d5=capture")
	if err != nil {
		t.Fatal(err)
	}
	order := []string{`<use href="#forbidden" `, `<use href="#king" `, `<use href="#forbidden-corner" `}
	for i := 1; i < len(order); i++ {
		if bytes.Index(file, []byte(order[i-1])) > bytes.Index(file, []byte(order[i])) {
			t.Errorf("%s comes after %s", order[i-1], order[i])
		}
	}
}

func TestBoardFlips(t *testing.T) {
	root := mustBoard(t, "8/8/8/8/8/8/8/N7; flip; marks h8=move")
	knight, dot := root.uses("knight")[0], root.uses("move")[0]
	if knight.attr["x"] != "315" || knight.attr["y"] != "0" {
		t.Errorf("a1 is at %s,%s, want the upper right corner", knight.attr["x"], knight.attr["y"])
	}
	if dot.attr["x"] != "0" || dot.attr["y"] != "315" {
		t.Errorf("h8 is at %s,%s, want the lower left corner", dot.attr["x"], dot.attr["y"])
	}
	var h, eight *node
	for _, label := range root.all("text") {
		switch label.text {
		case "h":
			h = label
		case "8":
			eight = label
		}
	}
	if h.attr["x"] != "49.5" || eight.attr["y"] != "356" {
		t.Errorf("letter h at x %s, digit 8 at y %s", h.attr["x"], eight.attr["y"])
	}
}

func TestBoardLabels(t *testing.T) {
	var labels []string
	for _, text := range mustBoard(t, emptyPlacement).all("text") {
		labels = append(labels, text.text)
	}
	if got, want := strings.Join(labels, ""), "abcdefgh12345678"; got != want {
		t.Errorf("labels %q, want %q", got, want)
	}
}

func TestBoardArrows(t *testing.T) {
	count := func(spec string) int {
		n := 0
		for _, path := range mustBoard(t, spec).all("path") {
			if path.attr["fill"] == arrowColor {
				n++
			}
		}
		return n
	}
	if got := count(emptyPlacement + "; arrows f4-g6 a1-h1"); got != 2 {
		t.Errorf("%d arrows, want 2", got)
	}
	if got := count(emptyPlacement); got != 0 {
		t.Errorf("%d arrows where none was asked for", got)
	}
}

func TestArrowPathPointsAtItsGoal(t *testing.T) {
	got := arrowPath(0, 0, 100, 0, 10)
	want := "M15 2.6L77 2.6L77 8L90 0L77 -8L77 -2.6L15 -2.6Z"
	if got != want {
		t.Errorf("arrowPath\ngot  %s\nwant %s", got, want)
	}
}

func TestBoardTellsThePosition(t *testing.T) {
	root := mustBoard(t, "8/8/8/3p4/5N2/8/8/8; marks d5=capture g6=move; arrows f4-g6; flip; caption A <knight> & a pawn")
	if got, want := root.all("title")[0].text, "A <knight> & a pawn"; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	want := "White: knight f4. Black: pawn d5. Marked, can move to: g6. Marked, can capture on: d5." +
		" An arrow from f4 to g6. Seen from Black's side."
	if got := root.all("desc")[0].text; got != want {
		t.Errorf("desc\ngot  %s\nwant %s", got, want)
	}
	if got, want := mustBoard(t, emptyPlacement).all("desc")[0].text, "An empty board."; got != want {
		t.Errorf("desc %q, want %q", got, want)
	}
}

func TestBoardCaptionMakesThePlateHigher(t *testing.T) {
	plain := mustBoard(t, emptyPlacement)
	long := mustBoard(t, emptyPlacement+"; caption "+strings.Repeat("word ", 20))
	if got := len(long.all("text")) - len(plain.all("text")); got != 3 {
		t.Errorf("the caption takes %d lines, want 3", got)
	}
	if plain.attr["height"] != "400" || long.attr["height"] != "466" {
		t.Errorf("heights %s and %s", plain.attr["height"], long.attr["height"])
	}
}

func TestBoardFileIsTidy(t *testing.T) {
	spec := startPlacement + "; marks a3=move b3=move c3=move d3=move e3=move f3=move g3=move h3=move" +
		" a4=move b4=move c4=move d4=move e7=capture d7=capture e2=own e8=king; arrows g1-f3 b8-c6; caption The first moves"
	file, err := Board(spec)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := Board(spec)
	if !bytes.Equal(file, again) {
		t.Error("the same spec gives different files")
	}
	if len(file) > 12_000 {
		t.Errorf("%d bytes, want 12000 at most", len(file))
	}
	if found := regexp.MustCompile(`\d\.\d{3}`).Find(file); found != nil {
		t.Errorf("%q has more than two decimals", found)
	}
	if found := regexp.MustCompile(`(?m)[ \t]+$|\t|\r`).FindIndex(file); found != nil {
		t.Errorf("a tab or a space at the end of a line, at byte %d", found[0])
	}
}

func TestBoardErrorsNameThePart(t *testing.T) {
	tests := []struct{ spec, want string }{
		{"", `placement: "" wants 8 ranks with 7 slashes between them, and has 1`},
		{"8/8/8/8/8/8/8", `placement: "8/8/8/8/8/8/8" wants 8 ranks with 7 slashes between them, and has 7`},
		{"8/8/8/8/8/8/8/8/8", `and has 9`},
		{"8/8/8/7/8/8/8/8", `placement: rank 5, "7", has 7 squares, not 8`},
		{"8/8/8/8/8/8/8/8P", `placement: rank 1, "8P", has 9 squares, not 8`},
		{"8/8/8/8/8/8/8/7x", `placement: rank 1, "7x": there is no piece 'x'`},
		{"8/8/8/8/8/8/8/9", `there is no piece '9'`},
		{startPlacement + " w", `placement: "` + startPlacement + ` w" has more than one field`},
		{emptyPlacement + ";", `there is nothing after a semicolon`},
		{emptyPlacement + "; dance", `unknown part "dance": want marks, arrows, flip or caption`},
		{emptyPlacement + "; marks", `marks: want words such as e4=move`},
		{emptyPlacement + "; marks e4", `marks: "e4" is not of the form e4=move`},
		{emptyPlacement + "; marks e9=move", `marks: "e9=move": there is no square "e9"`},
		{emptyPlacement + "; marks e4=hop", `marks: "e4=hop": there is no mark "hop": want move, capture, own, king, forbidden`},
		{emptyPlacement + "; marks e4=own e4=move", `marks: "e4=move": e4 has a mark already: own`},
		{emptyPlacement + "; marks e4=own; marks e5=own", `marks: this part is there twice`},
		{emptyPlacement + "; arrows", `arrows: want words such as f4-g6`},
		{emptyPlacement + "; arrows f4g6", `arrows: "f4g6" is not of the form f4-g6`},
		{emptyPlacement + "; arrows i4-g6", `arrows: "i4-g6": there is no square "i4"`},
		{emptyPlacement + "; arrows f4-g66", `arrows: "f4-g66": there is no square "g66"`},
		{emptyPlacement + "; arrows f4-f4", `arrows: "f4-f4" ends where it starts`},
		{emptyPlacement + "; flip please", `flip: stands alone, but "please" follows it`},
		{emptyPlacement + "; caption", `caption: the text is missing`},
		{emptyPlacement + "; caption a\x1bb", `holds a character that cannot be drawn`},
		{emptyPlacement + "; caption a\xffb", `holds a character that cannot be drawn`},
	}
	for _, tt := range tests {
		t.Run(tt.spec, func(t *testing.T) {
			_, err := Board(tt.spec)
			if err == nil || !strings.HasPrefix(err.Error(), "board picture: ") || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant board picture: ...%s", err, tt.want)
			}
		})
	}
}

func TestWrap(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"", nil},
		{"one", []string{"one"}},
		{"one two", []string{"one two"}},
		{"one two three", []string{"one two", "three"}},
		{"abcdefghijklm", []string{"abcdefgh", "ijklm"}},
		{"a abcdefghijklm b", []string{"a", "abcdefgh", "ijklm b"}},
		{"ééééé éé", []string{"ééééé éé"}},
	}
	for _, tt := range tests {
		if got := wrap(tt.text, 8); !slices.Equal(got, tt.want) {
			t.Errorf("wrap(%q, 8)\ngot  %q\nwant %q", tt.text, got, tt.want)
		}
	}
}

func TestNum(t *testing.T) {
	for v, want := range map[float64]string{0: "0", 1: "1", 100: "100", 2.5: "2.5", 1.0 / 3: "0.33", -0.001: "0", -1.256: "-1.26"} {
		if got := num(v); got != want {
			t.Errorf("num(%v) = %q, want %q", v, got, want)
		}
	}
}

func FuzzBoard(f *testing.F) {
	f.Add(startPlacement)
	f.Add("8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; flip; caption A knight")
	f.Add("8/8/4k3/8/8/8/8/8; marks e6=king e5=forbidden d4=own")
	f.Add(emptyPlacement + "; caption <b> & \"quotes\" ]]> é")
	f.Add(emptyPlacement + ";;")
	f.Add("marks e4=move")
	f.Fuzz(func(t *testing.T, spec string) {
		file, err := Board(spec)
		if err != nil {
			return
		}
		mustRead(t, spec, file, nil)
	})
}
