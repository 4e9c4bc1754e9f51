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
		same(t, strings.Join(placed(root, piece), " "), want, "%s on %s, want %s", piece)
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
	root := mustBoard(t, "8/8/4k1n1/3p4/4P3/8/8/8; marks e5=move d5=capture e4=own e6=king a1=forbidden g6=move h1=ghost")
	for id, want := range map[string]string{
		"move":        "e5",
		"move-corner": "g6",
		"capture":     "d5",
		"own":         "e4",
		"forbidden":   "a1 e6",
		"ghost":       "h1",
	} {
		same(t, strings.Join(placed(root, id), " "), want, "mark %q on %q, want %q", id)
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
	file, err := Board("8/8/4k3/8/8/8/8/8; marks e6=move e5=king")
	if err != nil {
		t.Fatal(err)
	}
	order := []string{`<use href="#forbidden" `, `<use href="#king" `, `<use href="#move-corner" `}
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
	same(t, strings.Join(labels, ""), "abcdefgh12345678", "labels %q, want %q")
}

// arrowsIn returns the colors of the arrows, in their order in the file.
func arrowsIn(root *node) (colors []string) {
	for _, path := range root.all("path") {
		if path.attr["opacity"] == "0.92" {
			colors = append(colors, path.attr["fill"])
		}
	}
	return colors
}

func TestBoardArrows(t *testing.T) {
	move, attack := arrowKinds[""].color, arrowKinds["attack"].color
	for spec, want := range map[string][]string{
		"":                     nil,
		"; arrows f4-g6 a1-h1": {move, move},
		"; arrows f4-g6 a1-h1=attack c1-c8=later": {attack, attack, move},
	} {
		root, white := mustBoard(t, emptyPlacement+spec), 0
		if got := arrowsIn(root); !slices.Equal(got, want) {
			t.Errorf("%q: arrows in %v, want %v", spec, got, want)
		}
		for _, path := range root.all("path") {
			if path.attr["fill"] == "#fff" {
				white++
			}
		}
		if want := strings.Count(spec, "="); white != want {
			t.Errorf("%q: %d heads are white inside, want those of %d attacks", spec, white, want)
		}
	}
}

func TestBoardArrowsThatComeLaterLieBelow(t *testing.T) {
	file, err := Board("8/8/8/8/4P3/8/8/8; arrows e1-e8=later e2-e3=attack")
	if err != nil {
		t.Fatal(err)
	}
	first, piece, last := bytes.Index(file, []byte(`opacity="0.92"`)), bytes.Index(file, []byte(`<use href="#pawn"`)), bytes.LastIndex(file, []byte(`opacity="0.92"`))
	if first > piece || piece > last {
		t.Errorf("arrow, piece, arrow at bytes %d, %d, %d", first, piece, last)
	}
}

func TestBoardNumbersArrows(t *testing.T) {
	root := mustBoard(t, emptyPlacement+"; arrows 1:e4-f5 2:e1-e8=later")
	var numbers []string
	for _, text := range root.all("text") {
		if text.attr["font-weight"] == "bold" {
			numbers = append(numbers, text.text)
		}
	}
	if got := strings.Join(numbers, " "); got != "1 2" {
		t.Errorf("numbers %q", got)
	}
	want := "An empty board. 1. An arrow from e4 to f5. 2. Afterward, an attack from e1 to e8."
	same(t, root.all("desc")[0].text, want, "desc\ngot  %s\nwant %s")
}

func TestArrowsGoAroundMarks(t *testing.T) {
	tests := []struct {
		spec string
		want float64
	}{
		{"; arrows d7-d5; marks d6=capture", bow},
		{"; arrows e7-e5; marks e6=capture", -bow},
		{"; arrows d5-d7; marks d6=capture", -bow},
		{"; arrows a1-d1; marks c1=move", bow},
		{"; arrows a1-d4; marks c3=move", bow},
		{"; arrows d7-d5=attack; marks d6=capture", 0},
		{"; arrows d7-d5; marks d5=capture d7=own e6=own", 0},
		{"; arrows b1-c3; marks b2=own", 0},
		{"; arrows f1-h1 e1-d1", 0},
		{"; arrows e1-g1 h1-f1", bow},
		{"; arrows e8-g8 h8-f8", -bow},
	}
	for _, tt := range tests {
		spec, err := parseSpec(emptyPlacement + tt.spec)
		if err != nil {
			t.Fatal(err)
		}
		same(t, spec.bend(spec.arrows[len(spec.arrows)-1]), tt.want, "%s: bends by %v, want %v", tt.spec)
	}
}

func TestArrowPathPointsAtItsGoal(t *testing.T) {
	tests := []struct {
		kind string
		bend float64
		want string
	}{
		{"", 0, "M15 2.6L77 2.6L77 8L90 0L77 -8L77 -2.6L15 -2.6Z"},
		{"attack", 0, "M15 1.5L77 3.2L74.5 8L90 0L74.5 -8L77 -3.2L15 -1.5Z"},
		{"later", 0, "M15 2.6L23 2.6L23 -2.6L15 -2.6ZM28 2.6L36 2.6L36 -2.6L28 -2.6ZM41 2.6L49 2.6L49 -2.6L41 -2.6Z" +
			"M54 2.6L62 2.6L62 -2.6L54 -2.6ZM67 2.6L75 2.6L75 -2.6L67 -2.6ZM77 0L74.5 8L90 0L74.5 -8Z"},
		{"", 50, "M8.77 12.45Q50 52.6 85.58 18.1L89.39 21.92L92.93 7.07L78.08 10.61L81.9 14.42Q50 47.4 12.45 8.77Z"},
	}
	for _, tt := range tests {
		same(t, arrowPath(0, 0, 100, 0, 10, tt.bend, arrowKinds[tt.kind]), tt.want, "%q, bend %v\ngot  %s\nwant %s", tt.kind, tt.bend)
	}
}

func TestBoardShowsOnlyAPart(t *testing.T) {
	root := mustBoard(t, "R5k1/5ppp/8/8/8/8/8/6K1; only h8-f6; marks g8=ghost")
	same(t, root.attr["width"]+" "+root.attr["height"], "175 175", "size %s, want %s")
	same(t, len(root.uses("light"))+len(root.uses("dark")), 9, "%d squares, want %d")
	if king := root.uses("king"); len(king) != 1 || king[0].attr["x"] != "45" || king[0].attr["y"] != "0" || king[0].attr["opacity"] != "0.45" {
		t.Errorf("kings %v, want a faint one in the middle of the upper row", king)
	}
	same(t, root.all("desc")[0].text, "Black: king g8, pawn f7, pawn g7, pawn h7. Marked, left behind on: g8.", "desc\ngot  %s\nwant %s")
	flipped := mustBoard(t, "R5k1/5ppp/8/8/8/8/8/6K1; flip; only f6-h8")
	if king := flipped.uses("king")[0]; king.attr["x"] != "45" || king.attr["y"] != "90" {
		t.Errorf("flipped, the king is at %v", king.attr)
	}
}

func TestBoards(t *testing.T) {
	const a, b = "8/8/8/8/8/8/8/K7; only a1-c3; caption One", "8/8/8/8/8/8/8/1K6; only a1-c3; caption Two"
	const wide = emptyPlacement + "; only a1-h2; caption Wide"
	tests := []struct{ specs, size string }{
		{a, "175 201"},
		{a + " | " + b, "360 201"},
		{a + " | " + b + " | " + a, "545 201"},
		{a + " | " + wide, "400 367"},
	}
	for _, tt := range tests {
		file, err := Boards(tt.specs)
		root := mustRead(t, tt.specs, file, err)
		same(t, root.attr["width"]+" "+root.attr["height"], tt.size, "%s: %s, want %s", tt.specs)
	}
	for specs, want := range map[string]string{
		a + " | " + emptyPlacement: "board 2: the caption is missing",
		a + " | 8/8":               "board 2: placement: ",
	} {
		if _, err := Boards(specs); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", specs, err, want)
		}
	}
}

func TestBoardTellsThePosition(t *testing.T) {
	root := mustBoard(t, "8/8/8/3p4/5N2/8/8/8; marks d5=capture g6=move; arrows f4-g6; flip; caption A <knight> & a pawn")
	same(t, root.all("title")[0].text, "A <knight> & a pawn", "title %q, want %q")
	want := "White: knight f4. Black: pawn d5. Marked, can move to: g6. Marked, can capture on: d5." +
		" An arrow from f4 to g6. Seen from Black's side."
	same(t, root.all("desc")[0].text, want, "desc\ngot  %s\nwant %s")
	same(t, mustBoard(t, emptyPlacement).all("desc")[0].text, "An empty board.", "desc %q, want %q")
}

func TestBoardCaptionMakesThePlateHigher(t *testing.T) {
	plain := mustBoard(t, emptyPlacement)
	long := mustBoard(t, emptyPlacement+"; caption "+strings.Repeat("word ", 20))
	same(t, len(long.all("text"))-len(plain.all("text")), 3, "the caption takes %d lines, want %d")
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
		{emptyPlacement + "; dance", `unknown part "dance": want marks, arrows, flip, only or caption`},
		{emptyPlacement + "; marks", `marks: want words such as e4=move`},
		{emptyPlacement + "; marks e4", `marks: "e4" is not of the form e4=move`},
		{emptyPlacement + "; marks e9=move", `marks: "e9=move": there is no square "e9"`},
		{emptyPlacement + "; marks e4=hop", `marks: "e4=hop": there is no mark "hop": want move, capture, own, king, forbidden, ghost`},
		{emptyPlacement + "; marks e4=own e4=move", `marks: "e4=move": e4 has a mark already: own`},
		{emptyPlacement + "; marks e4=own; marks e5=own", `marks: this part is there twice`},
		{emptyPlacement + "; arrows", `arrows: want words such as f4-g6`},
		{emptyPlacement + "; arrows f4g6", `arrows: "f4g6" is not of the form f4-g6`},
		{emptyPlacement + "; arrows i4-g6", `arrows: "i4-g6" has no two squares: there is no square "i4"`},
		{emptyPlacement + "; arrows f4-g66", `arrows: "f4-g66" has no two squares: there is no square "g66"`},
		{emptyPlacement + "; arrows f4-f4", `arrows: "f4-f4" ends where it starts`},
		{emptyPlacement + "; arrows f4-f5=hop", `arrows: "f4-f5=hop": there is no arrow "hop": want attack or later, or nothing`},
		{emptyPlacement + "; arrows 12:f4-f5", `arrows: "12:f4-f5": want a number from 1 to 9 before the colon`},
		{emptyPlacement + "; only a1", `only: "a1" is not of the form f4-g6`},
		{emptyPlacement + "; only a1-b2; marks b3=own", `only: the mark on b3 is outside`},
		{emptyPlacement + "; only a1-b2; arrows a1-a3", `only: the arrow a1-a3 is outside`},
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
		same(t, num(v), want, "num(%v) = %q, want %q", v)
	}
}

func FuzzBoard(f *testing.F) {
	f.Add(startPlacement)
	f.Add("8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; flip; caption A knight")
	f.Add(emptyPlacement + "; only f8-h6; arrows 1:f8-h8=later f7-f6=attack; marks g8=ghost")
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
