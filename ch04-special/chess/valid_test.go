// valid_test.go is how the tables of the six pieces are run.

package chess

import (
	"fmt"
	"testing"
)

// A validTest is a position, a square, and all squares to which the piece there
// may go. The boards of chapter 2 are FENs by now; a row that fails draws its own.
type validTest struct {
	name, fen string
	from      Square
	want      string // from a1 to h8
}

// testIsValid asks the piece of each row about all 64 squares.
func testIsValid(t *testing.T, tests []validTest) {
	t.Helper()
	for _, tt := range tests {
		shown := positionOf(t, tt.fen)
		b, before := shown.Board, shown.Board
		p := b.At(tt.from)
		if p == nil {
			t.Fatalf("%s: nothing stands on %v", tt.name, tt.from)
		}
		t.Run(tt.name, func(t *testing.T) {
			var found []Square
			to := A1
			asking(t, func() string { return fmt.Sprintf("IsValid(board, %v, %v)", tt.from, to) })
			for ; to <= H8; to++ {
				if p.IsValid(&b, tt.from, to) {
					found = append(found, to)
				}
			}
			shown.SideToMove = p.Color() // so that the program lets it move
			sameSquares(t, shown, fmt.Sprintf("IsValid of the %v on %v", p, tt.from), found, tt.want, "moves "+tt.from.String())
			if b != before {
				t.Errorf("IsValid changed the board it was asked about\n%s", twoBoards(before, b))
			}
			var empty Board // not even the piece itself, which would be in its own way
			if to = tt.from; p.IsValid(&empty, tt.from, to) {
				t.Errorf("on an empty board IsValid lets a %v go from %v to %v, but staying put is not a move\n%s", p, tt.from, tt.from,
					"Play:  (not seen there: on a board the piece itself stands on that square, and is in its own way)")
			} else if to = NoSquare; p.IsValid(&empty, tt.from, to) {
				t.Errorf("IsValid lets a %v go from %v to NoSquare, which is off the board\n%s", p, tt.from,
					"Play:  (not seen there: the program asks about squares of the board)")
			}
		})
	}
}

// A question to a queen makes no rook and no bishop that would have to be thrown
// away again.
func TestIsValidAllocatesNothing(t *testing.T) {
	var b Board
	var queen Piece = Queen{colored{White}}
	if n := testing.AllocsPerRun(10, func() { queen.IsValid(&b, D4, G7) }); n != 0 {
		t.Errorf("a question allocates %v times, want never", n)
	}
}
