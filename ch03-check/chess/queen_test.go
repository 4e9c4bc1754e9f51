// queen_test.go tests how a queen moves.

package chess

import "testing"

func TestQueen(t *testing.T) {
	testIsValid(t, []validTest{
		{"a queen goes as a rook or as a bishop", "8/8/8/8/3Q4/8/8/8", D4, "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 h4 c5 d5 e5 b6 d6 f6 a7 d7 g7 d8 h8"},
		{"a queen does not jump like a knight", "q7/ppP5/2P5/8/8/8/8/8", A8, "b8 c8 d8 e8 f8 g8 h8"},
		{"T0-fig-queen it captures the first enemy on a line, and stops before its own pieces", "8/2p2p2/7p/6P1/2P2Q2/8/8/8", F4, "c1 f1 d2 f2 h2 e3 f3 g3 d4 e4 g4 h4 e5 f5 d6 f6 c7 f7"},
	})
}
