// board_test.go tests board pictures by reading them back.

package picture

import (
	"fmt"
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

func TestBoardPutsThingsOnTheirSquares(t *testing.T) {
	root := mustBoard(t, "k7/8/4K1n1/3p4/4P3/8/8/8; "+
		"marks e5=move g6=move d5=capture e4=own e6=king a1=forbidden h1=ghost")
	for id, want := range map[string]string{
		"king": "a8 e6", "knight": "g6", "pawn": "d5 e4",
		"move": "e5", "move-corner": "g6", "capture": "d5", "own": "e4", "forbidden": "a1 e6", "ghost": "h1",
	} {
		same(t, strings.Join(placed(root, id), " "), want, "%s on %s, want %s", id)
	}
	for id, corner := range map[string]string{"light": "h1", "dark": "a1"} {
		squares := placed(root, id)
		if len(slices.Compact(squares)) != 32 || !slices.Contains(squares, corner) {
			t.Errorf("%s squares %v, want 32 with %s", id, squares, corner)
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

func TestArrowsGoAroundMarks(t *testing.T) {
	tests := []struct {
		spec string
		bend float64 // of the last arrow
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
		same(t, spec.bend(spec.arrows[len(spec.arrows)-1]), tt.bend, "%s: bends by %v, want %v", tt.spec)
	}
}

func TestBoardsStandInRows(t *testing.T) {
	tests := []struct {
		only string // of each board
		n    int
		want string // the size of the picture
	}{
		{only: "a1-h8", n: 2, want: "400 862"},
		{only: "a1-d4", n: 2, want: "450 246"},
		{only: "a1-c4", n: 3, want: "545 246"},
		{only: "a1-d4", n: 3, want: "450 502"},
		{only: "a1-d4", n: 4, want: "450 502"},
		{only: "a1-e4", n: 4, want: "540 502"},
	}
	for _, tt := range tests {
		spec := emptyPlacement + "; caption One; only " + tt.only
		text := spec + strings.Repeat(" | "+spec, tt.n-1)
		file, err := Boards(text)
		root := mustRead(t, text, file, err)
		same(t, root.attr["width"]+" "+root.attr["height"], tt.want, "%d of %s: %s, want %s", tt.n, tt.only)
	}
}

func TestBoardsNameTheBoardThatIsWrong(t *testing.T) {
	for specs, want := range map[string]string{
		emptyPlacement + "; caption One | " + emptyPlacement: "board 2: the caption is missing",
		emptyPlacement + "; caption One | 8/8":               "board 2: placement: ",
	} {
		if _, err := Boards(specs); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", specs, err, want)
		}
	}
}

func TestBoardTellsThePosition(t *testing.T) {
	root := mustBoard(t, "8/8/8/3p4/5N2/8/8/8; marks d5=capture g6=move; arrows f4-g6; caption A <knight> & a pawn")
	same(t, root.all("title")[0].text, "A <knight> & a pawn", "title %q, want %q")
	want := "White: knight f4. Black: pawn d5. Marked, can move to: g6. Marked, can capture on: d5." +
		" An arrow from f4 to g6."
	same(t, root.all("desc")[0].text, want, "desc\ngot  %s\nwant %s")
	same(t, mustBoard(t, emptyPlacement).all("desc")[0].text, "An empty board.", "desc %q, want %q")
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
		{emptyPlacement + "; dance", `unknown part "dance": want marks, arrows, only or caption`},
		{emptyPlacement + "; marks", `marks: want words such as e4=move`},
		{emptyPlacement + "; marks e4", `marks: "e4" is not of the form e4=move`},
		{emptyPlacement + "; marks e9=move", `marks: "e9=move": there is no square "e9"`},
		{emptyPlacement + "; marks e4=hop", `there is no mark "hop": want move, capture, own, king, forbidden, ghost`},
		{emptyPlacement + "; marks e4=own e4=move", `marks: "e4=move": e4 has a mark already: own`},
		{emptyPlacement + "; marks e4=own; marks e5=own", `marks: this part is there twice`},
		{emptyPlacement + "; arrows", `arrows: want words such as f4-g6`},
		{emptyPlacement + "; arrows f4g6", `arrows: "f4g6" is not of the form f4-g6`},
		{emptyPlacement + "; arrows i4-g6", `arrows: "i4-g6" has no two squares: there is no square "i4"`},
		{emptyPlacement + "; arrows f4-g66", `arrows: "f4-g66" has no two squares: there is no square "g66"`},
		{emptyPlacement + "; arrows f4-f4", `arrows: "f4-f4" ends where it starts`},
		{emptyPlacement + "; arrows f4-f5=hop", `there is no arrow "hop": want attack or later, or nothing`},
		{emptyPlacement + "; arrows 12:f4-f5", `arrows: "12:f4-f5": want a number from 1 to 9 before the colon`},
		{emptyPlacement + "; only a1", `only: "a1" is not of the form f4-g6`},
		{emptyPlacement + "; only a1-b2; marks b3=own", `only: the mark on b3 is outside`},
		{emptyPlacement + "; only a1-b2; arrows a1-a3", `only: the arrow a1-a3 is outside`},
		{emptyPlacement + "; caption", `caption: the text is missing`},
		{emptyPlacement + "; caption a\x1bb", `holds a character that cannot be drawn`},
		{emptyPlacement + "; caption a\ufffeb", `holds a character that cannot be drawn`},
		{emptyPlacement + "; caption a\xffb", `holds a character that cannot be drawn`},
	}
	for _, tt := range tests {
		t.Run(tt.spec, func(t *testing.T) {
			_, err := Board(tt.spec)
			refuses(t, err, "board picture: ", tt.want)
		})
	}
}

func FuzzBoard(f *testing.F) {
	f.Add(startPlacement)
	f.Add("8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; caption A knight")
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
