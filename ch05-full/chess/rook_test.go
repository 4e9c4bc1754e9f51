// rook_test.go tests how a rook moves.

package chess

import "testing"

func TestRook(t *testing.T) {
	testIsValid(t, []validTest{
		{"a rook goes along its rank and its file to the edge", "8/8/8/8/3R4/8/8/8", D4, "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8"},
		{"T0-fig-rook it captures the first enemy on a line, and stops before its own pieces", "8/5p2/8/8/p1P2R2/8/8/8", F4, "f1 f2 f3 d4 e4 g4 h4 f5 f6 f7"},
		{"pieces beside the line are no matter", "7r/6P1/6p1/6P1/6p1/6P1/6p1/6P1", H8, "h1 h2 h3 h4 h5 h6 h7 a8 b8 c8 d8 e8 f8 g8"},
	})
}
