// king_test.go tests how a king moves.

package chess

import "testing"

func TestKing(t *testing.T) {
	testIsValid(t, []validTest{
		{"a king goes one square in any direction", "8/8/8/8/4K3/8/8/8", E4, "d3 e3 f3 d4 f4 d5 e5 f5"},
		{"the board has no way around its edge", "7k/8/8/8/8/8/8/8", H8, "g7 h7 g8"},
		{"T0-fig-king it captures an enemy, and respects its own pieces", "8/8/8/5p2/4PK2/8/8/8", F4, "e3 f3 g3 g4 e5 f5 g5"},
	})
}
