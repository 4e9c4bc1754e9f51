// status_test.go tests how things stand: check, checkmate, stalemate or none of
// them.

package chess

import "testing"

func TestStatus(t *testing.T) {
	tests := []struct {
		name, fen string
		want      Status
	}{
		{"a game begins without a check",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", Normal},
		{"the other side's king is in check, which no game allows",
			"4k3/8/5N2/8/8/8/8/4K3 w", Normal},

		{"a double check is a check", "4k3/8/5N2/6q1/8/8/4R3/4K3 b", Check},

		{"a queen mates with a rook behind her", "4k3/8/8/7r/8/8/5PP1/5RKq w", Checkmate},

		{"a king and a pawn give stalemate", "4k3/4P3/4K3/8/8/8/8/8 b", Stalemate},
		{"a side that has nothing cannot move", "7k/8/8/8/8/8/8/8 w", Stalemate},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.Status(); got != tt.want {
				t.Errorf("the status is %v, want %v, with %v to move\n%s", got, tt.want, p.SideToMove, draw(p, nil, nil, ""))
			}
		})
	}
}

func TestVerdict(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"a check names the king and its attackers", "4k3/8/5N2/8/8/8/P7/4K3 b", "check: the king on e8 is attacked by the knight on f6"},
		{"a checkmate names the winner", "kn6/2N5/1K6/8/8/8/8/8 b", "checkmate by the knight on c7: white has won"},
		{"a stalemate is a draw", "4k3/4P3/4K3/8/8/8/8/8 b", "stalemate: black cannot move and is not in check, so the game is a draw"},
		{"a lesson without a king and a move is over", "8/8/8/8/p7/P7/8/8 w", "white has no king and no move: the lesson ends here"},
		{"a lesson without a king goes on while a piece can move", "8/8/8/8/8/P7/8/8 w", ""},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, p.Verdict(), tt.want, "the verdict is %q, want %q") })
	}
}

func TestIsOver(t *testing.T) {
	for status, want := range map[Status]bool{Normal: false, Check: false, Checkmate: true, Stalemate: true} {
		same(t, status.IsOver(), want, "IsOver() of %v = %t, want %t", status)
	}
}

func TestStatusString(t *testing.T) {
	for status, want := range map[Status]string{Normal: "none", Check: "check", Checkmate: "checkmate", Stalemate: "stalemate"} {
		same(t, status.String(), want, "String() = %q, want %q")
	}
}
