// pawn_test.go tests how a pawn walks, and how it captures.

package chess

import "testing"

func TestPawn(t *testing.T) {
	testIsValid(t, []validTest{
		{"a white pawn goes up one step, or two from the second rank", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3 e4"},
		{"a black pawn goes down one step, or two from the seventh rank", `
			8 . . . . . . . .
			7 . . . . p . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E7, "e5 e6"},
		{"a pawn that has left its first square goes one step", `
			8 . . . . . . . .
			7 . . . . P . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E7, "e8"},
		{"T0-fig-pawn-w it captures diagonally ahead", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "d3 e3 e4"},
		{"a pawn captures neither straight ahead nor sideways nor backwards", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . r . . .
			4 . . . q P q . .
			3 . . . n b n . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, ""},
		{"T0-fig-pawn-b a black pawn captures diagonally downwards", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D3, "d2 e2"},
		{"a pawn does not capture its own pieces, nor two files away", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . n N . B n .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E4, "e5"},
		{"a piece before a pawn stops it, and the double step too", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . n . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, ""},
		{"the double step needs its target empty, and captures nothing", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . n n n . .
			3 . . . . . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "e3"},
		{"T0-disc-1 whether it has a king is no matter", `
			8 . . . . k . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . p . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . R . . .
			  a b c d e f g h`,
			E4, "e5 f5"},
		{"T0-promo-2 it steps and captures onto the last rank", `
			8 . . r . k . . .
			7 . P . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . K . . .
			  a b c d e f g h`,
			B7, "b8 c8"},
	})
}

// The rows ask the pawn alone. Whose turn it is does not matter to it.
func TestCapturesEnPassant(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want bool
	}{
		{"T4-ep-1 a white pawn captures a black one that has just passed: e5-d6", "8/8/8/3pP3/3pP3/8/8/8 w - d6 0 1", "e5d6", true},
		{"T4-ep-2 a black pawn captures a white one that has just passed: d4-e3", "8/8/8/3pP3/3pP3/8/8/8 b - e3 0 1", "d4e3", true},
		{"T4-ep-4 on another file a double step was long ago: d4-e3", "8/8/8/3pP3/3pP3/8/8/8 w - d6 0 1", "d4e3", false},
		{"a pawn captures to the right what has just passed", "8/8/8/4Pp2/8/8/8/8 w - f6 0 1", "e5f6", true},
		{"without the right a pawn beside another is safe", "8/8/8/3pP3/8/8/8/8 w - - 0 1", "e5d6", false},
		{"the right is for one file: a pawn on the other side is safe", "8/8/8/3pPp2/8/8/8/8 w - f6 0 1", "e5d6", false},
		{"only a pawn is captured en passant", "8/8/8/3nP3/8/8/8/8 w - d6 0 1", "e5d6", false},
		{"only an enemy is captured en passant", "8/8/8/3PP3/8/8/8/8 w - d6 0 1", "e5d6", false},
		{"a capture en passant is a pawn's step: two files are too far", "8/8/8/3p1P2/8/8/8/8 w - d6 0 1", "f5d6", false},
		{"White captures en passant on the sixth rank, not where its own pawn has passed", "8/8/8/8/8/8/3Pp3/8 b - e3 0 1", "d2e3", false},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		pawn, ok := p.At(m.From).(Pawn)
		if !ok {
			t.Fatalf("no pawn stands on %v", m.From)
		}
		t.Run(tt.name, func(t *testing.T) {
			if got := pawn.IsValid(&p.Board, m.From, m.To); got != tt.want {
				t.Errorf("IsValid of %v is %t, want %t\n%s", m, got, tt.want, drawMove(p, m, got, tt.want))
			}
		})
	}
}
