// material_test.go tests with which pieces a side can give mate, and with which it
// cannot, however badly the other plays.

package chess

import "testing"

func TestCanMate(t *testing.T) {
	tests := []struct {
		name, fen    string
		white, black bool
	}{
		{"two kings cannot", "8/8/8/8/8/8/8/k6K w - - 0 1", false, false},
		{"a pawn can: it becomes a queen", "8/2p5/8/8/8/8/8/k6K w - - 0 1", false, true},
		{"a rook can", "7R/8/8/8/8/8/8/k6K w - - 0 1", true, false},
		{"a queen can", "8/2q5/8/8/8/8/8/k6K w - - 0 1", false, true},

		{"a lone knight cannot", "8/2N5/8/8/8/8/8/k6K w - - 0 1", false, false},
		{"two knights can", "8/8/4k3/8/8/8/8/2NNK3 w - - 0 1", true, false},
		{"a knight and a bishop can", "8/8/4k3/8/8/8/8/2nbK3 w - - 0 1", false, true},
		{"a knight can if a pawn takes a square from its king",
			"8/8/4k3/4p3/8/8/8/2N1K3 w - - 0 1", true, true},
		{"a knight can if a rook does", "8/8/4k3/4r3/8/8/8/2N1K3 w - - 0 1", true, true},
		{"a knight can if a bishop does, which can too",
			"7K/5k1N/8/6b1/8/8/8/8 b - - 0 1", true, true},
		{"a knight can if a knight does, which can too",
			"7K/5k1N/8/4n3/8/8/8/8 b - - 0 1", true, true},
		{"a knight cannot against queens", "8/8/4k3/3qq3/8/8/8/2N1K3 w - - 0 1", false, true},

		{"a lone bishop cannot", "8/2b5/8/8/8/8/8/k6K w - - 0 1", false, false},
		{"bishops on one color cannot, one for each side",
			"8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33", false, false},
		{"bishops on one color cannot, two of one side",
			"k1K1B1B1/8/8/8/8/8/8/8 w - - 7 32", false, false},
		{"bishops on one color cannot, eight of them",
			"8/b1B1b1B1/1b1B1b1B/8/8/8/8/1k5K w - - 0 1", false, false},
		{"bishops on one color cannot against a queen and a rook",
			"8/8/4k3/3qr3/8/8/8/2B1K3 w - - 0 1", false, true},
		{"bishops on both colors can, one for each side",
			"5k1K/7B/8/6b1/8/8/8/8 b - - 0 1", true, true},
		{"bishops on both colors can, two of one side",
			"7B/8/4k3/8/8/8/8/3BK3 w - - 0 1", true, false},
		{"a bishop can if a knight takes a square from its king, which can too",
			"8/8/8/8/1n6/8/B7/K1k5 b - - 0 1", true, true},
		{"a bishop can if a pawn does", "8/8/4k3/4p3/8/8/8/2B1K3 w - - 0 1", true, true},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			for side, want := range [2]bool{White: tt.white, Black: tt.black} {
				if got := p.CanMate(Color(side)); got != want {
					t.Errorf("CanMate(%s) = %t, want %t: White has %s, Black %s\n%v\n%s", [2]string{"White", "Black"}[side], got, want,
						p.material(White), p.material(Black), p.Board, winning(p, Color(side)))
				}
			}
		})
	}
}

// winning says how to see whether a side can win: the other one resigns.
func winning(p Position, side Color) string {
	p.SideToMove = side.Other()
	return playing(p, "resign   and: yes")
}

// The least with which a mate is possible at all.
func TestTheLeastThatMates(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"a knight, and a rook of the other side", "kr6/2N5/K7/8/8/8/8/8 b - - 0 1"},
		{"a knight, and a bishop of the other side", "kb6/8/KN6/8/8/8/8/8 b - - 0 1"},
		{"a knight, and a knight of the other side", "kn6/2N5/1K6/8/8/8/8/8 b - - 0 1"},
		{"a knight, and a pawn of the other side", "k1K5/p1N5/8/8/8/8/8/8 b - - 0 1"},
		{"a bishop, and a knight of the other side", "kn6/1B6/1K6/8/8/8/8/8 b - - 0 1"},
		{"a bishop, and a pawn of the other side", "k7/p1K5/8/8/8/8/8/7B b - - 0 1"},
		{"two bishops on different colors, one for each side", "kb6/8/K7/8/8/8/8/7B b - - 0 1"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if p.Status() != Checkmate || !p.CanMate(White) {
				t.Errorf("it is a %v, and CanMate(White) = %t: want a mate, and true", p.Status(), p.CanMate(White))
			}
		})
	}
}
