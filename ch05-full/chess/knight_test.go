// knight_test.go tests how a knight moves.

package chess

import "testing"

func TestKnight(t *testing.T) {
	testIsValid(t, []validTest{
		{"a knight goes two squares along a line and one to the side", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . N . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "c2 e2 b3 f3 b5 f5 c6 e6"},
		{"a knight jumps over whatever stands between", `
			8 . . . . . . . n
			7 . . . . . . P p
			6 . . . . . . p P
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			H8, "f7"},
		{"T0-fig-knight it captures an enemy, and respects its own pieces", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . p . P .
			5 . . . . . . . .
			4 . . . . . N . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "e2 g2 d3 h3 d5 h5 e6"},
	})
}
