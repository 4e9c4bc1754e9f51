// judge_test.go tests whether a move may be played, and if not, for which reason.

package chess

import "testing"

// String names a reason as reason.go does, for the messages of the tests.
func (r reason) String() string {
	return [...]string{
		"noReason", "offBoard", "nothingThere", "notYourTurn", "sameSquare", "cannotGo", "kingCapture", "leavesKing",
		"badPromotion",
	}[r]
}

func TestJudge(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            reason
	}{
		{"a piece moves as its kind does", "4k3/8/8/8/8/8/8/R3K3 w", "a1a8", noReason},
		{"Black moves when it is Black's turn", "4k3/8/8/8/8/8/8/R3K3 b", "e8e7", noReason},
		{"nothing moves from an empty square", "4k3/8/8/8/8/8/8/R3K3 w", "a2a3", nothingThere},
		{"a side does not move the other side's piece",
			"4k3/8/8/8/8/8/8/R3K3 b", "a1a2", notYourTurn},
		{"a move must go somewhere", "4k3/8/8/8/8/8/8/R3K3 w", "a1a1", sameSquare},
		{"a piece does not move as another kind does",
			"4k3/8/8/8/8/8/8/R3K3 w", "a1b2", cannotGo},
		{"a king may castle", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", noReason},
		{"a king that has moved may not castle",
			"r3k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8c8", cannotGo},
		{"a king is never captured", "4k3/8/8/8/8/8/8/K3R3 w", "e1e8", kingCapture},
		{"any piece but a king may be captured", "4q3/8/8/8/8/8/8/K3R3 w", "e1e8", noReason},
		{"how a piece moves comes before the king on its target",
			"4k3/8/8/8/8/8/8/R3K3 w", "a1e8", cannotGo},
		{"the turn comes before how a piece moves, and where to",
			"4k3/8/8/8/8/8/8/R3K3 b", "a1a1", notYourTurn},
		{"White's king does not step onto an attacked square",
			"4k3/8/8/8/8/8/r7/4K3 w", "e1e2", leavesKing},
		{"Black's king does not step onto an attacked square",
			"4k3/R7/8/8/8/8/8/4K3 b", "e8e7", leavesKing},
		{"a king in check does not hide behind itself",
			"4r2k/8/8/8/8/8/4K3/8 w", "e2e1", leavesKing},
		{"a piece that shields its king does not step aside",
			"4r2k/8/8/8/8/8/4B3/4K3 w", "e2d1", leavesKing},
		{"in check another move does not help",
			"4r2k/8/8/8/8/8/P7/4K3 w", "a2a3", leavesKing},
		{"how a piece moves comes before its king's safety",
			"4r2k/8/8/8/8/8/4R3/4K3 w", "e2d3", cannotGo},
		{"that a king is never captured comes before one's own king's safety",
			"4r3/8/8/8/8/8/k3R3/4K3 w", "e2a2", kingCapture},
		{"a pawn at the end of the board becomes another piece",
			"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", noReason},
		{"a pawn at the end of the board does not stay a pawn",
			"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", badPromotion},
		{"the king's safety comes before what a pawn becomes",
			"8/KP5r/7k/8/8/8/8/8 w - - 0 1", "b7b8", leavesKing},
		{"kings may not touch: d3-d4", "8/8/8/3k4/8/3K4/8/8 w", "d3d4", leavesKing},
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

func TestJudgeOffBoard(t *testing.T) {
	p := StartingPosition()
	for _, m := range []Move{{From: NoSquare, To: E4}, {From: E2, To: NoSquare}, {From: H8 + 1, To: E4}} {
		same(t, p.judge(m), offBoard, "judge(%v) = %v, want %v", m)
	}
}
