// diagram_test.go tests the board as a diagram, written and read. Chapter 1 has
// more texts that are refused.

package chess

import (
	"strings"
	"testing"
)

// threePieces is a diagram, and boardOfThree is the board.
const threePieces = `8 . . . . . . . .
7 . . . . . k . .
6 . . n . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . N . . . . .
1 . . . . . . . .
  a b c d e f g h`

func boardOfThree() (b Board) {
	b.Set(F7, King{colored{Black}})
	b.Set(C6, Knight{colored{Black}})
	b.Set(C2, Knight{colored{White}})
	return b
}

func TestBoardString(t *testing.T) {
	if got := boardOfThree().String(); got != threePieces {
		t.Errorf("the diagram is not as it should be\n%s", diffLines(threePieces, got))
	}
}

func TestParseDiagram(t *testing.T) {
	tests := []struct{ name, text string }{
		{"a diagram is read as a board is written", threePieces},
		{"indentation and blank lines around it do not matter", "\n \n\t" + strings.ReplaceAll(threePieces, "\n", "\n\t") + "\n\n"},
		{"a + before a king in check is a gap", strings.Replace(threePieces, " k", "+k", 1)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := ParseDiagram(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			sameBoard(t, got, boardOfThree())
		})
	}
}

func TestParseDiagramRefuses(t *testing.T) {
	const (
		nine  = "expected nine, the ranks from 8 down to 1 and the file letters"
		eight = "expected eight, with a space before each"
	)
	tests := []struct {
		name     string
		old, new string // what is changed in the diagram
		want     string
	}{
		{"an empty text is no diagram", threePieces, "", "it has 1 line: " + nine},
		{"the ranks go down from 8 to 1", "6 . .", "5 . .", `expected rank 6, which begins with the digit 6, and found "5 . . n . . . . ."`},
		{"a blank line is no rank", "6 . . n . . . . .", "", `expected rank 6, which begins with the digit 6, and found ""`},
		{"squares have a gap between them", "7 . .", "7 ..", "rank 7 has 7 squares: " + eight},
		{"a rank has eight squares, not nine", "7 . .", "7 . . .", "rank 7 has 9 squares: " + eight},
		{"an x is no piece", "k", "x", `f7: no such piece: "x" (White's letters are K Q R B N P, Black's k q r b n p); a dot is an empty square`},
		{"the file letters go from a to h", "a b c d e f g h", "h g f e d c b a", `it ends with "  h g f e d c b a": expected the file letters, a b c d e f g h`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, err := ParseDiagram(strings.Replace(threePieces, tt.old, tt.new, 1))
			sameError(t, err, nil, "not a diagram of a board: "+tt.want)
			same(t, b, Board{}, "with the error comes the board\n%v\nwant\n%v")
		})
	}
}

func TestMustParseDiagram(t *testing.T) {
	sameBoard(t, MustParseDiagram(Board{}.String()), Board{})
	panics(t, func() { MustParseDiagram("8 r n b") })
}
