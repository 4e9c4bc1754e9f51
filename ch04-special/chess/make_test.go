// make_test.go tests moves that are made on a position and taken back.

package chess

import (
	"strings"
	"testing"
)

// sameFEN fails the test unless a position is what a FEN says.
func sameFEN(t *testing.T, got Position, fen string) {
	t.Helper()
	samePosition(t, got, positionOf(t, fen))
}

// makeMoves makes moves written one after the other, such as "e2e4 e7e5".
func makeMoves(t *testing.T, p *Position, moves string) {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		p.Make(moveOf(t, text))
	}
}

func TestMakeAndUnmake(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want string
	}{
		{"a quiet move counts one more ply", "4k3/8/8/8/8/8/8/R3K3 w - - 5 9", "a1a5", "4k3/8/8/R7/8/8/8/4K3 b - - 6 9"},
		{"after Black's move the next number comes", "r3k3/8/8/8/8/8/8/4K3 b - - 5 9", "a8a5", "4k3/8/8/r7/8/8/8/4K3 w - - 6 10"},
		{"a pawn's move begins the count again", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9", "e2e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9"},
		{"a capture begins the count again", "4k3/8/8/8/8/3n4/8/R3KB2 w - - 5 9", "f1d3", "4k3/8/8/8/8/3B4/8/R3K3 b - - 0 9"},
		{"a double step leaves a square behind", "4k3/p7/8/8/7P/8/8/4K3 b - h3 0 9", "a7a5", "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 10"},
		{"en passant takes the pawn that has passed", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9", "d5e6", "4k3/8/4P3/8/8/8/8/4K3 b - - 0 9"},
		{"a pawn that walks straight onto the en passant square captures nothing", "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 9", "e5e6", "4k3/8/4P3/8/8/8/8/4K3 b - - 0 9"},
		{"another piece that goes to the en passant square captures nothing", "4k3/8/8/3pB3/8/8/8/4K3 w - d6 0 9", "e5d6", "4k3/8/3B4/3p4/8/8/8/4K3 b - - 1 9"},
		{"a pawn that captures a piece on the en passant square captures nothing else", "4k3/8/3p4/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "4k3/8/3P4/3p4/8/8/8/4K3 b - - 0 1"},
		{"castling moves king and rook", "4k3/8/8/8/8/8/8/4K2R w K - 5 9", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 6 9"},
		{"castling on the queen's side moves king and rook", "r3k3/8/8/8/8/8/8/4K3 b q - 5 9", "e8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 6 10"},
		{"a pawn that becomes a knight may capture, too", "4k3/8/8/8/8/8/1p6/R3K3 b Q - 5 9", "b2a1n", "4k3/8/8/8/8/8/8/n3K3 w - - 0 10"},
		{"Make does not judge: a pawn without a choice stays a pawn", "8/4P2k/8/8/8/8/8/4K3 w - - 0 9", "e7e8", "4P3/7k/8/8/8/8/8/4K3 b - - 0 9"},
		{"Make does not judge: a rook with a choice stays a rook", "8/R6k/8/8/8/8/8/4K3 w - - 0 9", "a7a8q", "R7/7k/8/8/8/8/8/4K3 b - - 1 9"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			lost, want := p.Make(m), positionOf(t, tt.want)
			if p != want {
				t.Fatalf("after Make(%s)\n%s", m, twoPositions(want, p))
			}
			p.Unmake(m, lost)
			if want := positionOf(t, tt.fen); p != want {
				t.Errorf("after Make and Unmake(%s)\n%s", m, twoPositions(want, p))
			}
		})
	}
}

func TestAfterLeavesThePositionAsItWas(t *testing.T) {
	p := positionOf(t, StartFEN)
	p.After(Move{From: E2, To: E4})
	sameFEN(t, p, StartFEN)
}

// Moves are made, and taken back in reverse order, each with what it destroyed.
func TestAWholeGameCanBeTakenBack(t *testing.T) {
	const open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name      string
		fen       string
		moves     string
		placement string
		want      Status // in the end
	}{
		{"T0-castle-1 White castles to one side and Black to the other", open, "e1c1 e8g8",
			"r4rk1/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-castle-1 castling moves king and rook, though the document's code moves them back (E2-01)", open, "e1c1",
			"r3k2r/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-promo-1 a pawn captures a rook and becomes a queen", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q",
			"Q3k2r/8/8/8/8/8/8/R3K2R", Check},
		{"T2-ep-1 a black pawn captures in passing", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e4d3",
			"4k3/8/8/8/8/3p4/8/4K3", Normal},
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

// The counters of a FEN are read back whatever was played, so Make counts no
// further than a FEN may.
func TestCountingEnds(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 b - - 1000000000 1000000000"
	p, m := positionOf(t, fen), Move{From: E8, To: E7}
	lost := p.Make(m)
	sameFEN(t, p, "8/4k3/8/8/8/8/8/4K3 w - - 1000000000 1000000000")
	p.Unmake(m, lost)
	sameFEN(t, p, fen)
}

// Make and Unmake are the innermost part of every count: what they keep, they
// keep on the stack.
func TestMakeAndUnmakeAllocateNothing(t *testing.T) {
	p, m := positionOf(t, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), Move{From: D5, To: E6}
	if allocs := testing.AllocsPerRun(10, func() { p.Unmake(m, p.Make(m)) }); allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}

// BenchmarkMake makes a move of each kind and takes it back.
func BenchmarkMake(b *testing.B) {
	for _, bb := range []struct{ name, fen, move string }{
		{"quiet move", kiwipete, "e2d3"},
		{"capture", kiwipete, "e2a6"},
		{"castling", kiwipete, "e1g1"},
		{"en passant", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6"},
		{"promotion", "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"},
	} {
		b.Run(bb.name, func(b *testing.B) {
			p, m := positionOf(b, bb.fen), moveOf(b, bb.move)
			b.ReportAllocs()
			for b.Loop() {
				p.Unmake(m, p.Make(m))
			}
		})
	}
}
