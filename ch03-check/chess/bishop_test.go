// bishop_test.go tests how a bishop moves.

package chess

import "testing"

func TestBishop(t *testing.T) {
	testIsValid(t, []validTest{
		{"a bishop goes along both diagonals to the edge", "8/8/8/8/4B3/8/8/8", E4, "b1 h1 c2 g2 d3 f3 d5 f5 c6 g6 b7 h7 a8"},
		{"T0-fig-bishop it captures the first enemy on a diagonal, and stops before its own pieces", "8/2p5/7p/6P1/5B2/8/8/8", F4, "c1 d2 h2 e3 g3 e5 d6 c7"},
		{"pieces beside the diagonal are no matter, even two between whose corners it slips through", "8/8/8/8/8/3P4/2p1P3/1PbP4", C1, "b2 d2 a3 e3 f4 g5 h6"},
	})
}
