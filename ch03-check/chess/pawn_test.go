// pawn_test.go tests how a pawn walks, and how it captures.

package chess

import "testing"

func TestPawn(t *testing.T) {
	testIsValid(t, []validTest{
		{"a white pawn goes up one step, or two from the second rank", "8/8/8/8/8/8/4P3/8", E2, "e3 e4"},
		{"a black pawn goes down one step, or two from the seventh rank", "8/4p3/8/8/8/8/8/8", E7, "e5 e6"},
		{"a pawn that has left its first square goes one step", "8/4P3/8/8/8/8/8/8", E7, "e8"},
		{"T0-fig-pawn-w it captures diagonally ahead", "8/8/8/8/8/3p4/4P3/8", E2, "d3 e3 e4"},
		{"a pawn captures neither straight ahead nor sideways nor backwards", "8/8/8/4r3/3qPq2/3nbn2/8/8", E4, ""},
		{"T0-fig-pawn-b a black pawn captures diagonally downwards", "8/8/8/8/8/3p4/4P3/8", D3, "d2 e2"},
		{"a pawn does not capture its own pieces, nor two files away", "8/8/8/2nN1Bn1/4P3/8/8/8", E4, "e5"},
		{"a piece before a pawn stops it, and the double step too", "8/8/8/8/8/4n3/4P3/8", E2, ""},
		{"the double step needs its target empty, and captures nothing", "8/8/8/8/3nnn2/8/4P3/8", E2, "e3"},
		{"T0-disc-1 a side without a king moves all the same", "4k3/8/8/5p2/4P3/8/8/4R3", E4, "e5 f5"},
		{"T0-promo-2 it steps and captures onto the last rank", "2r1k3/1P6/8/8/8/8/8/4K3", B7, "b8 c8"},
	})
}
