// pawn_test.go tests how a pawn moves, and how it captures.

package chess

import "testing"

func TestPawn(t *testing.T) {
	testWalks(t, []walk{
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
		{"a white pawn that has left its first square goes one step", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . P . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E3, "e4"},
		{"a black pawn that has left its first square goes one step", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . p . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E6, "e5"},
		{"on the first rank of its enemy's pawns a white pawn goes one step", `
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
		{"on the first rank of its enemy's pawns a black pawn goes one step", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . p . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e1"},
		{"a pawn captures diagonally, not straight ahead", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . n r b . .
			4 . . . q P q . .
			3 . . . n b n . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "d5x f5x"},
		{"a black pawn captures downwards", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . N R B . .
			4 . . . Q p Q . .
			3 . . . N B N . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "d3x f3x"},
		{"a pawn does not capture its own pieces", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . N . B . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "e5"},
		{"an enemy before it stops a pawn, and its double step too", `
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
		{"a pawn of its own side stops it just as well", `
			8 . . . . . . . .
			7 . . . . p . . .
			6 . . . . p . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E7, ""},
		{"the double step needs its target empty", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . n . . .
			3 . . . . . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3"},
		{"a pawn does not capture two steps away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . n . n . n .
			3 . . n . . . n .
			2 . . n . P . n .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3"},
		{"on the a-file the board has no way around its edge", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . n
			4 P . . . . . . n
			3 . . . . . . . n
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			A4, "a5"},
		{"nor on the h-file", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 N . . . . . . .
			5 N . . . . . . .
			4 N . . . . . . p
			3 N . . . . . . .
			2 N . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			H4, "h3"},
		{"on the last rank a pawn stays a pawn: promotion is chapter 4", `
			8 . . . . P . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E8, ""},
		{"behind its first square, where no game puts it, a pawn goes one step", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . P . . .
			  a b c d e f g h`,
			E1, "e2"},
		{"a pawn does not capture in passing: that is chapter 4", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p P p . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E5, "e6"},
	})
}
