// rook_test.go tests how a rook moves.

package chess

import "testing"

func TestRook(t *testing.T) {
	testWalks(t, []walk{
		{"a rook goes along its rank and its file to the edge", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . R . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8"},
		{"from the corner a rook commands two edges", `
			8 . . . . . . . r
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			H8, "h1 h2 h3 h4 h5 h6 h7 a8 b8 c8 d8 e8 f8 g8"},
		{"a rook captures the first enemy on a line and goes no farther", `
			8 . . . n . . . .
			7 . . . p . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . p . R . q . q
			3 . . . . . . . .
			2 . . . b . . . .
			1 . . . k . . . .
			  a b c d e f g h`,
			D4, "d2x d3 b4x c4 e4 f4x d5 d6 d7x"},
		{"a rook stops before its own pieces", `
			8 . . . n . . . .
			7 . . . P . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . P . R . Q . q
			3 . . . N . . . .
			2 . . . b . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "c4 e4 d5 d6"},
		{"pieces beside the line are no matter", `
			8 . . . . . . . .
			7 . . p . p . . .
			6 . . P . P . . .
			5 P p P . P p P p
			4 . . . r . . . .
			3 P p P . P p P p
			2 . . p . P . . .
			1 . . P . p . . .
			  a b c d e f g h`,
			D4, "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8"},
	})
}
