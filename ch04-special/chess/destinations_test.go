// destinations_test.go tests where a piece may go, and holds the form in which
// the tests of the six pieces are written.

package chess

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A walk is a board, a piece on it, and every square to which that piece may
// go, from a1 to h8, with an x behind a capture: "d4 d5 e6x".
type walk struct {
	name    string
	diagram string
	from    Square
	want    string
}

// walked says that a failing walk has been drawn already.
var walked bool

// testWalks runs each walk as a subtest. The first that fails is drawn; after
// that a line must do.
func testWalks(t *testing.T, tests []walk) {
	t.Helper()
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := setUp(t, tt.diagram)
			got := destinations(&b, tt.from)
			who := fmt.Sprintf("%s on %v", named(b.At(tt.from)), tt.from)
			if b.EnPassant() != NoSquare {
				who = fmt.Sprintf("with en passant on %v, %s", b.EnPassant(), who)
			}
			switch {
			case got == tt.want:
			case walked:
				t.Errorf("%s may go to %s, want %s (x: captures)", who, orNowhere(got), orNowhere(tt.want))
			default:
				walked = true
				t.Errorf("%s may go to %s, want %s (x: captures), on\n%v", who, orNowhere(got), orNowhere(tt.want), b)
			}
		})
	}
}

// orNowhere makes an empty list of squares visible.
func orNowhere(squares string) string {
	if squares == "" {
		return "nowhere"
	}
	return squares
}

// destinations writes the squares to which the piece on from may go, with an x
// behind a capture.
func destinations(b *Board, from Square) string {
	var words []string
	for _, to := range b.Destinations(from) {
		word := to.String()
		if b.At(to) != nil {
			word += "x"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func TestDestinations(t *testing.T) {
	testWalks(t, []walk{
		{"a knight has two moves at the start", startDiagram, B1, "a3 c3"},
		{"a pawn has two moves at the start", startDiagram, E7, "e5 e6"},
		{"a rook has no move at the start", startDiagram, A1, ""},
		{"no piece, no moves", startDiagram, E4, ""},
		{"off the board is no piece", startDiagram, NoSquare, ""},
		{"past the last square is no piece", startDiagram, H8 + 1, ""},
		{"the first and the last square are reached", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . B . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7 h8"},
	})
}

func TestEachSideHasTwentyMovesAtTheStart(t *testing.T) {
	b := setUp(t, startDiagram)
	count := make(map[Color]int)
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil {
			count[p.Color()] += len(b.Destinations(s))
		}
	}
	if want := map[Color]int{White: 20, Black: 20}; !cmp.Equal(count, want) {
		t.Errorf("there are %v moves, want %v", count, want)
	}
}
