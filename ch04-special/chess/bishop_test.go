// bishop_test.go tests how a bishop moves.

package chess

import "testing"

func TestBishop(t *testing.T) {
	testWalks(t, []walk{
		{"a bishop goes along both diagonals to the edge", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . B . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "b1 h1 c2 g2 d3 f3 d5 f5 c6 g6 b7 h7 a8"},
		{"from the corner a bishop has one diagonal", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 b . . . . . . .
			  a b c d e f g h`,
			A1, "b2 c3 d4 e5 f6 g7 h8"},
		{"a bishop captures the first enemy on a diagonal and goes no farther", `
			8 n . . . . . . .
			7 . . . . . . . q
			6 . . p . . . r .
			5 . . . . . . . .
			4 . . . . B . . .
			3 . . . . . n . .
			2 . . p . . . p .
			1 . k . . . . . .
			  a b c d e f g h`,
			E4, "c2x d3 f3x d5 f5 c6x g6x"},
		{"a bishop stops before its own pieces", `
			8 n . . . . . . .
			7 . . . . . . . P
			6 . . P . . . . .
			5 . . . . . . . .
			4 . . . . B . . .
			3 . . . R . . . .
			2 . . p . . . P .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "f3 d5 f5 g6"},
		{"pieces beside the diagonal are no matter, even two between whose corners it slips through", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . P . . . .
			2 . . p . P . . .
			1 . P B P . . . .
			  a b c d e f g h`,
			C1, "b2 d2 a3 e3 f4 g5 h6"},
	})
}
