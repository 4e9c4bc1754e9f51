// rook_test.go tests how a rook moves.

package chess

import "testing"

func TestRook(t *testing.T) {
	testIsValid(t, []validTest{
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
		{"T0-fig-rook it captures the first enemy on a line, and stops before its own pieces", `
			8 . . . . . . . .
			7 . . . . . p . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 p . P . . R . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "f1 f2 f3 d4 e4 g4 h4 f5 f6 f7"},
		{"pieces beside the line are no matter", `
			8 . . . . . . . r
			7 . . . . . . P .
			6 . . . . . . p .
			5 . . . . . . P .
			4 . . . . . . p .
			3 . . . . . . P .
			2 . . . . . . p .
			1 . . . . . . P .
			  a b c d e f g h`,
			H8, "h1 h2 h3 h4 h5 h6 h7 a8 b8 c8 d8 e8 f8 g8"},
	})
}
