// unmake_test.go tests moves that are made on a position and taken back.

package chess

import (
	"fmt"
	"strings"
	"testing"
)

// The moves of TestMake are made and taken back.
func TestUnmake(t *testing.T) {
	for _, tt := range movesMade {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		// A move that is refused shows it: before that the program tries moves, and takes them back.
		refused := fmt.Sprintf("%[1]v%[1]v   and: board   and: perft 2", m.From)
		t.Run(tt.name, func(t *testing.T) {
			lost := p.Make(m)
			p.Unmake(m, lost)
			if want := positionOf(t, tt.fen); p != want {
				t.Errorf("after Make and Unmake(%s)\n%s\n%s",
					m, twoPositions(want, p), playing(want, refused))
			}
		})
	}
}

// Moves are made, and taken back in reverse order, each with what it destroyed.
func TestAWholeGameCanBeTakenBack(t *testing.T) {
	const open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name, fen, moves, placement string
		want                        Status // in the end
	}{
		{"T0-castle-1 White castles to one side and Black to the other", open, "e1c1 e8g8", "r4rk1/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-castle-1 castling moves king and rook, though the document's code moves them back (E2-01)", open, "e1c1",
			"r3k2r/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-promo-1 a pawn captures a rook and becomes a queen", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q",
			"Q3k2r/8/8/8/8/8/8/R3K2R", Check},
		{"T2-ep-1 a black pawn captures in passing", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e4d3", "4k3/8/8/8/8/3p4/8/4K3", Normal},
		{"T3-ep-1 the pawn that has passed leaves the board", "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 b4a3",
			"4k3/8/8/8/8/p7/8/4K3", Normal},
		{
			"T0R-game-6 a game in which both sides castle", StartFEN,
			`d2d4 g8f6 c2c4 e7e6 g2g3 d7d5 f1g2 d5c4 d1a4 c8d7 a4c4 d7c6
			g1f3 c6d5 c4d3 d5e4 d3d1 c7c5 b1c3 e4c6 e1g1 b8d7 d1c2 c5d4
			f3d4 c6g2 g1g2 f8c5 f1d1 e8g8 e2e4 d8e7 c2e2 c5d4 d1d4 e6e5
			d4d1 d7b6`,
			"r4rk1/pp2qppp/1n3n2/4p3/4P3/2N3P1/PP2QPKP/R1BR4", Normal,
		},
		{"TX-ep-wins the only way out of check is en passant, and it mates (E4-03)", "8/8/3Q4/kp6/p7/6q1/KP6/2q5 w - - 0 1", "b2b4 a4b3",
			"8/8/3Q4/kp6/8/1p4q1/K7/2q5", Checkmate},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		var moves []Move
		var losses []Irreversible
		for _, text := range strings.Fields(tt.moves) {
			m := moveOf(t, text)
			moves, losses = append(moves, m), append(losses, p.Make(m))
		}
		t.Run(tt.name, func(t *testing.T) {
			if got, status := p.Placement(), p.Status(); got != tt.placement || status != tt.want {
				t.Errorf("it ends with %s, %v, want %s, %v", got, status, tt.placement, tt.want)
			}
			for i := len(moves) - 1; i >= 0; i-- {
				p.Unmake(moves[i], losses[i])
			}
			sameFEN(t, p, tt.fen)
		})
	}
}

// Make and Unmake are the innermost part of every count: what they keep, they
// keep on the stack.
func TestMakeAndUnmakeAllocateNothing(t *testing.T) {
	p, m := positionOf(t, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), Move{From: D5, To: E6}
	if allocs := testing.AllocsPerRun(10, func() { p.Unmake(m, p.Make(m)) }); allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
