// knight_test.go tests how a knight moves.

package chess

import "testing"

func TestKnight(t *testing.T) {
	testIsValid(t, []validTest{
		{"a knight goes two squares along a line and one to the side", "8/8/8/8/3N4/8/8/8", D4, "c2 e2 b3 f3 b5 f5 c6 e6"},
		{"a knight jumps over whatever stands between", "7n/6Pp/6pP/8/8/8/8/8", H8, "f7"},
		{"T0-fig-knight it captures an enemy, and respects its own pieces", "8/8/4p1P1/8/5N2/8/8/8", F4, "e2 g2 d3 h3 d5 h5 e6"},
	})
}
