// enpassant_test.go tests the capture in passing: which pawn may, when the right
// to it begins and ends, and what it does to a king.

package chess

import "testing"

// The rows ask the pawn alone. Whose turn it is does not matter to it.
func TestCapturesEnPassant(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            bool
	}{
		{"White's pawn captures to the left what has just passed",
			"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", true},
		{"Black's pawn captures to the right what has just passed",
			"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", true},
		{"a white pawn captures a black one that has just passed: e5-d6",
			"8/8/8/3pP3/3pP3/8/8/8 w - d6 0 1", "e5d6", true},
		{"a black pawn captures a white one that has just passed: d4-e3",
			"8/8/8/3pP3/3pP3/8/8/8 b - e3 0 1", "d4e3", true},
		{"on another file a double step was long ago: d4-e3",
			"8/8/8/3pP3/3pP3/8/8/8 w - d6 0 1", "d4e3", false},
		{"White's pawn captures to the right what has just passed",
			"4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1", "e5f6", true},
		{"without the right a pawn beside another is safe",
			"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", false},
		{"the right is for one file: a pawn on the other side is safe",
			"4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "e5d6", false},
		{"only a pawn is captured en passant",
			"4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", "e5d6", false},
		{"where nothing stands there is nothing to capture, whatever a FEN says",
			"4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "e5d6", false},
		{"only an enemy is captured en passant",
			"4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", "e5d6", false},
		{"a capture en passant is a pawn's step: two files are too far",
			"4k3/8/8/3p1P2/8/8/8/4K3 w - d6 0 1", "f5d6", false},
		{"White captures en passant on the sixth rank, not where its own pawn has passed",
			"4k3/8/8/8/8/8/3Pp3/4K3 b - e3 0 1", "d2e3", false},
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

func TestOnlyADoubleStepGivesTheRight(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            Square
	}{
		{"a double step of a white pawn gives the right", "4k3/4p3/8/8/8/8/3P4/4K3 w - - 0 1", "d2d4", D3},
		{"a double step of a black pawn gives the right", "4k3/4p3/8/8/8/8/3P4/4K3 b - - 0 1", "e7e5", E6},
		{"a single step gives no right", "4k3/4p3/8/8/8/8/3P4/4K3 w - - 0 1", "d2d3", NoSquare},
		{"a rook that goes two squares gives no right", "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2d4", NoSquare},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			after := p.After(m)
			if got := after.EnPassant(); got != tt.want {
				t.Errorf("after %s the en passant square is %v, want %v\n%s", tt.move, got, tt.want, draw(p, nil, nil, tt.move+"   and: fen"))
			}
		})
	}
}

func TestTheRightLastsForOneMove(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		move             string // the one that is judged
		want             bool
	}{
		{"another double step ends the right", "4k3/3p1p2/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 f7f5", "e5d6", false},
		{"a move later it is too late", "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 e8e7 e1e2", "b4a3", false},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		makeMoves(t, &p, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.canGo(m); got != tt.want {
				t.Errorf("after %s it is allowed: %t, want %t\n%s", tt.moves, got, tt.want, drawMove(p, m, got, tt.want))
			}
		})
	}
}

// Two pawns leave their squares at once, and a third is where neither was.
func TestEnPassantAndTheKing(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            reason
	}{
		{"TX-ep-pin a capture en passant opens the rank to the king, which the document sees too late (E4-01)",
			"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", leavesKing},
		{"a third piece on the rank still shields the king", "8/8/8/r1nPp2K/8/8/4k3/8 w - e6 0 1", "d5e6", noReason},
		{"a captured pawn may have shielded the king from a bishop", "8/8/8/7B/6Pp/8/4k2K/3r4 b - g3 0 1", "h4g3", leavesKing},
		{"a pawn that is pinned on its file does not capture en passant", "8/5K2/8/3k4/3pP3/8/8/3R4 b - e3 0 1", "d4e3", leavesKing},
		{"a pinned pawn that stays in its line may capture en passant", "4k3/2b5/8/3pP3/8/6K1/8/8 w - d6 0 1", "e5d6", noReason},
		{"TX-ep-checker a capture en passant takes the pawn that gives check, which the document sees too late (E4-01)",
			"8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "e5d6", noReason},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.judge(m); got != tt.want {
				t.Errorf("judge(%s) = %v, want %v\n%s", tt.move, got, tt.want, drawMove(p, m, got == noReason, tt.want == noReason))
			}
		})
	}
}

func TestSetEnPassant(t *testing.T) {
	var b Board
	if got := b.EnPassant(); got != NoSquare {
		t.Errorf("the zero board has the en passant square %v, want none", got)
	}
	for _, tt := range []struct{ set, want Square }{
		{E3, E3},
		{NoSquare, NoSquare},
		{H6, H6},
		{A1, NoSquare}, // no pawn ever passes over a1
		{H8 + 1, NoSquare},
	} {
		b.SetEnPassant(tt.set)
		same(t, b.EnPassant(), tt.want, "after SetEnPassant(%v) EnPassant() = %v, want %v", tt.set)
	}
	if b != (Board{}) {
		t.Error("a board without an en passant square is not equal to the zero board")
	}
}
