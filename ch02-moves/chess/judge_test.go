// judge_test.go tests whether a move may be played, and if not, for which reason.

package chess

import "testing"

// String names a reason as reason.go does, for the messages of the tests.
func (r reason) String() string {
	return [...]string{
		"noReason", "cannotGo", "kingCapture", "notYourTurn", "nothingThere", "offBoard", "sameSquare",
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
		{"a king is never captured", "4k3/8/8/8/8/8/8/K3R3 w", "e1e8", kingCapture},
		{"any piece but a king may be captured", "4q3/8/8/8/8/8/8/K3R3 w", "e1e8", noReason},
		{"an empty square comes before a move that goes nowhere",
			"4k3/8/8/8/8/8/8/R3K3 w", "a2a2", nothingThere},
		{"the turn comes before a move that goes nowhere",
			"4k3/8/8/8/8/8/8/R3K3 b", "a1a1", notYourTurn},
		{"the turn comes before how a piece moves",
			"4k3/8/8/8/8/8/8/R3K3 b", "a1b2", notYourTurn},
		{"the turn comes before the king on its target",
			"4k3/8/8/8/8/8/8/K3R3 b", "e1e8", notYourTurn},
		{"a king that goes nowhere comes before a king as the target",
			"4k3/8/8/8/8/8/8/R3K3 w", "e1e1", sameSquare},
		{"how a piece moves comes before the king on its target",
			"4k3/8/8/8/8/8/8/R3K3 w", "a1e8", cannotGo},

		{"T0-pawn-e2e4 the first move of many games", StartFEN, "e2e4", noReason},
		{"T3R-turn-1 Black does not begin: d7-d6", StartFEN, "d7d6", notYourTurn},
		{"T3R-turn-2 nothing stands on d4: d4-h6", StartFEN, "d4h6", nothingThere},
		{"T3R-turn-3 the way from f8 to b4 is blocked",
			"rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b", "f8b4", cannotGo},
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
	tests := []struct {
		name string
		m    Move
	}{
		{"a square that is none comes before an empty one", Move{From: NoSquare, To: E4}},
		{"the target must be a square, too", Move{From: E2, To: NoSquare}},
		{"one past the last is none", Move{From: H8 + 1, To: E4}},
		{"a square that is none comes before the turn", Move{From: E7, To: NoSquare}},
		{"a square that is none comes before a move that goes nowhere", Move{From: NoSquare, To: NoSquare}},
	}
	p := StartingPosition()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, p.judge(tt.m), offBoard, "judge(%v) = %v, want %v", tt.m) })
	}
}
