// king_test.go tests how a king moves.

package chess

import "testing"

func TestKing(t *testing.T) {
	testWalks(t, []walk{
		{"a king goes one square in any direction", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . K . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "d3 e3 f3 d4 f4 d5 e5 f5"},
		{"in the corner a king has three squares", `
			8 k . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			A8, "a7 b7 b8"},
		{"the board has no way around its edge", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . K
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			H4, "g3 h3 g4 g5 h5"},
		{"a king captures the enemy, and respects its own", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . p P n . .
			4 . . . P K b . .
			3 . . . r R q . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "d3x f3x f4x d5x f5x"},
		{"a king may step beside the other king: danger is chapter 3", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 K . k . . . . .
			  a b c d e f g h`,
			A1, "b1 a2 b2"},
		{"a king does not castle: that is chapter 4", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 R . . . K . . R
			  a b c d e f g h`,
			E1, "d1 f1 d2 e2 f2"},
	})
}
