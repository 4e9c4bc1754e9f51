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
		{"on the last rank, where no game leaves it, a pawn goes nowhere", `
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
		{"a pawn does not capture en passant what has stood there for long", `
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

// A capture en passant has no x behind it here: the square is empty.
func TestPawnEnPassant(t *testing.T) {
	testWalks(t, []walk{
		{"a white pawn captures en passant a pawn that has just passed on its left", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "d6 e6"},
		{"or on its right", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . P p . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant f6`,
			E5, "e6 f6"},
		{"a black pawn captures en passant a pawn that has just passed on its left", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . P p . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant c3`,
			D4, "c3 d3"},
		{"or on its right", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . p P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant e3`,
			D4, "d3 e3"},
		{"of two pawns beside it, it captures the one that has just passed", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p P p . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant f6`,
			E5, "e6 f6"},
		{"a pawn on another file is too far away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . p . P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant c6`,
			E5, "e6"},
		{"a pawn on the next rank is too far away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . P . . .
			5 . . . p . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E6, "e7"},
		{"a pawn on the rank behind is too far away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p . . . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E4, "d5x e5"},
		{"on the edge too", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . p P
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant g6`,
			H5, "g6 h6"},
		{"and the edge is no way around", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 p . . . . . . P
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant a6`,
			H5, "h6"},
		{"nor for Black", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 p . . . . . . P
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant h3`,
			A4, "a3"},
		{"a pawn does not capture en passant one of its own side", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . P P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "e6"},
		{"nor does a black one", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . p p . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d3`,
			E4, "e3"},
		{"nothing is captured en passant if nothing stands behind the square", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "e6"},
		{"nor if it is no pawn", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . n P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "e6"},
		{"a white pawn captures en passant on the sixth rank alone", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . p P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d5`,
			E4, "e5"},
		{"and not on its third, where Black does", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . p P . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d3`,
			E2, "e3 e4"},
		{"a black pawn captures en passant on the third rank alone", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . P p . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d4`,
			E5, "e4"},
		{"and not on its own third, where White does", `
			8 . . . . . . . .
			7 . . . P p . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E7, "e5 e6"},
		{"straight ahead it just walks onto the square", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p P p . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant e6`,
			E5, "e6"},
		{"a piece on the square is captured in the ordinary way", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . n . . . .
			5 . . . p P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "d6x e6"},
		{"and not if it is a friend", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . N . . . .
			5 . . . p P . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h
			en passant d6`,
			E5, "e6"},
	})
}
