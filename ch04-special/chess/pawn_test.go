// pawn_test.go tests how a pawn walks, and how it captures.

package chess

import (
	"fmt"
	"testing"
)

func TestPawn(t *testing.T) {
	testIsValid(t, []validTest{
		{"a white pawn goes up one step, or two from the second rank", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3 e4"},
		{"a black pawn goes down one step, or two from the seventh rank", `
			8 . . . . . . . .
			7 . . . . p . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E7, "e5 e6"},
		{"a pawn that has left its first square goes one step", `
			8 . . . . . . . .
			7 . . . . P . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E7, "e8"},
		{"T0-fig-pawn-w it captures diagonally ahead", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "d3 e3 e4"},
		{"a pawn captures neither straight ahead nor sideways nor backwards", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . r . . .
			4 . . . q P q . .
			3 . . . n b n . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, ""},
		{"T0-fig-pawn-b a black pawn captures diagonally downwards", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D3, "d2 e2"},
		{"a pawn does not capture its own pieces, nor two files away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . n N . B n .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "e5"},
		{"a piece before a pawn stops it, and the double step too", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . n . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, ""},
		{"the double step needs its target empty, and captures nothing", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . n n n . .
			3 . . . . . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3"},
		{"T0-disc-1 a side without a king moves all the same", `
			8 . . . . k . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . p . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . R . . .
			  a b c d e f g h`,
			E4, "e5 f5"},
		{"T0-promo-2 it steps and captures onto the last rank", `
			8 . . r . k . . .
			7 . P . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . K . . .
			  a b c d e f g h`,
			B7, "b8 c8"},
	})
}

func TestPawnCapturesInPassing(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		from Square
		want string // all squares to which the pawn may go
	}{
		{"a pawn goes to the square that an enemy pawn has just passed", "8/8/8/3pP3/8/8/8/8 w - d6 0 1", E5, "d6 e6"},
		{"a black pawn does so downwards", "8/8/8/8/3pP3/8/8/8 b - e3 0 1", D4, "d3 e3"},
		{"if no pawn has just passed, it only steps ahead", "8/8/8/3pP3/8/8/8/8 w - - 0 1", E5, "e6"},
		{"where a pawn of its own side has just passed, there is nothing to capture", "8/8/8/8/8/8/3Pp3/8 b - e3 0 1", D2, "d3 d4"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			sameSquares(t, p, fmt.Sprintf("IsValid of the pawn on %v", tt.from), p.Reach(tt.from), tt.want, "moves "+tt.from.String())
		})
	}
}
