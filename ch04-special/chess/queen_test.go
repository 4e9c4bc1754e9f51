// queen_test.go tests how a queen moves.

package chess

import "testing"

func TestQueen(t *testing.T) {
	testWalks(t, []walk{
		{"a queen goes as a rook or as a bishop", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . Q . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 h4 c5 d5 e5 b6 d6 f6 a7 d7 g7 d8 h8"},
		{"a queen does not go as a knight", `
			8 q . . . . . . .
			7 p p P . . . . .
			6 . . P . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			A8, "b8 c8 d8 e8 f8 g8 h8"},
		{"a queen captures the first enemy on each line, and stops before her own", `
			8 . . . . . . . p
			7 . p . P . . . .
			6 . . . P . . . .
			5 . . p . . . . .
			4 P . . Q . . p .
			3 . . P . . . . .
			2 . . . n . p . .
			1 . . . r . . p .
			  a b c d e f g h`,
			D4, "d2x f2x d3 e3 b4 c4 e4 f4 g4x c5x d5 e5 f6 g7 h8x"},
	})
}
