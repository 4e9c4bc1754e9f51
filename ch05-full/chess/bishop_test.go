// bishop_test.go tests how a bishop moves.

package chess

import "testing"

func TestBishop(t *testing.T) {
	testIsValid(t, []validTest{
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
		{"T0-fig-bishop it captures the first enemy on a diagonal, and stops before its own pieces", `
			8 . . . . . . . .
			7 . . p . . . . .
			6 . . . . . . . p
			5 . . . . . . P .
			4 . . . . . B . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "c1 d2 h2 e3 g3 e5 d6 c7"},
		{"pieces beside the diagonal are no matter, even two between whose corners it slips through", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . P . . . .
			2 . . p . P . . .
			1 . P b P . . . .
			  a b c d e f g h`,
			C1, "b2 d2 a3 e3 f4 g5 h6"},
	})
}
