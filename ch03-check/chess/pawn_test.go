// pawn_test.go tests how a pawn walks, and how it captures.

package chess

import "testing"

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
