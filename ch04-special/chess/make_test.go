// make_test.go tests moves that are made on a position.

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

// movesMade are moves, with the positions before and after them.
var movesMade = []struct{ name, fen, move, want string }{
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

func TestMake(t *testing.T) {
	for _, tt := range movesMade {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			p.Make(m)
			if want := positionOf(t, tt.want); p != want {
				t.Errorf("after Make(%s)\n%s", m, twoPositions(want, p))
			}
		})
	}
}

func TestAfterLeavesThePositionAsItWas(t *testing.T) {
	p := positionOf(t, StartFEN)
	p.After(Move{From: E2, To: E4})
	sameFEN(t, p, StartFEN)
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
