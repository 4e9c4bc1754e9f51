// knight_test.go tests how a knight moves.

package chess

import "testing"

func TestKnight(t *testing.T) {
	testWalks(t, []walk{
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
			8 . . . . . . . .
			7 . . . . . . . .
			6 . p P p P p . .
			5 . P p P p P . .
			4 . p P n P p . .
			3 . P p P p P . .
			2 . p P p P p . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D4, "c2x e2x b3x f3x b5x f5x c6x e6x"},
		{"in the corner a knight has two squares", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . N
			  a b c d e f g h`,
			H1, "f2 g3"},
		{"a knight respects its own pieces", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 P . p . . . . .
			2 . . . P . . . .
			1 . N . . . . . .
			  a b c d e f g h`,
			B1, "c3x"},
	})
}
