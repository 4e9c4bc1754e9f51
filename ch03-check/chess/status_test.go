// status_test.go tests how things stand: check, checkmate, stalemate or none of
// them.

package chess

import "testing"

func TestStatus(t *testing.T) {
	tests := []struct {
		name, fen string
		want      Status
	}{
		{"T0-start-1 the starting position",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", Normal},
		{"T1-fig3a the starting position of a figure",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", Normal},
		{"T1-fig3b the middle of a game",
			"rnbq1rk1/pppp1ppp/4pn2/7Q/1b2P3/3P4/PPPB1PPP/RN2KBNR w", Normal},

		{"a rook gives check, and the king can step aside", "4k3/8/8/8/8/8/8/K3R3 b", Check},
		{"TX-double-1 a double check", "4k3/8/5N2/6q1/8/8/4R3/4K3 b", Check},
		{"T3-pin-1 a pinned rook gives check", "4r3/8/8/8/4R1k1/8/8/4K3 b", Check},
		{"T1-mate-block a pawn can step between, though the document says mate (E1-01)",
			"rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR b", Check},
		{"T1-mate-capture a bishop can capture, though the document says mate (E1-01)",
			"R5k1/5ppp/8/8/4b3/8/8/6K1 b", Check},
		{"T4-mate-2 a rook can step between: c4-c1", "8/8/8/8/2R5/8/r7/r3K3 w", Check},
		{"T4-mate-2f a rook can step between, and both kings",
			"6k1/8/8/8/2R5/8/r7/r3K3 w", Check},
		{"T4-mate-4 a bishop can capture: c3-a1", "8/8/8/8/2R5/2B5/r7/rK6 w", Check},
		{"T4-mate-4f a bishop can capture, and both kings",
			"6k1/8/8/8/2R5/2B5/r7/rK6 w", Check},

		{"the other side's king is in check, which no game allows",
			"4k3/8/5N2/8/8/8/8/4K3 w", Normal},

		{"T0-mate-backrank a mate on the back rank", "R5k1/5ppp/8/8/8/8/8/6K1 b", Checkmate},
		{"T1-fig4a a queen mates with a bishop behind her",
			"r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR b", Checkmate},
		{"T3-mate-1 a queen mates with a rook behind her",
			"4k3/8/8/7r/8/8/5PP1/5RKq w", Checkmate},
		{"T3-dead-5 a mate by a knight, because of a knight",
			"kn6/2N5/1K6/8/8/8/8/8 b", Checkmate},
		{"T4-mate-1 two rooks at the edge", "8/8/8/8/8/8/r7/r3K3 w", Checkmate},
		{"T4-mate-1f two rooks at the edge, and both kings",
			"6k1/8/8/8/8/8/r7/r3K3 w", Checkmate},
		{"T4-mate-3 with no square between, it cannot", "8/8/8/8/2R5/8/r7/rK6 w", Checkmate},
		{"T4-mate-3f with no square between it cannot, and both kings",
			"6k1/8/8/8/2R5/8/r7/rK6 w", Checkmate},

		{"T0-stale-1 a stalemate by king and queen, which the document's program does not look for",
			"7k/5Q2/6K1/8/8/8/8/8 b", Stalemate},
		{"T1-fig4b a stalemate of a king and a pawn", "4k3/4P3/4K3/8/8/8/8/8 b", Stalemate},
		{"T1-stale-pin a stalemate with a pinned knight, which the document's program misses (E1-02)",
			"kn5R/8/1K6/8/8/8/8/8 b", Stalemate},
		{"T1-stale-box a stalemate behind its own pieces, which the document's program misses (E1-02)",
			"7k/8/8/8/8/p1p5/P1P5/KB6 w", Stalemate},
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
