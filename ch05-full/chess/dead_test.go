// dead_test.go tests in which positions neither side can ever give mate: with too
// little left, with the board closed by pawns, or after a capture that is forced.

package chess

import (
	"strings"
	"testing"

	"mateinfive/internal/referee"
)

// deadPositions are positions in which neither side can ever give mate.
var deadPositions = []struct{ name, fen string }{
	{"T3-dead-1 king against king", "8/8/8/4k3/8/8/8/K7 w - - 0 1"},
	{"T3-dead-2 king and bishop against king", "8/8/8/4k3/8/8/8/KB6 w - - 0 1"},
	{"T3-dead-3 king and knight against king", "8/8/8/4k3/8/8/8/KN6 w - - 0 1"},
	{"T3-dead-4 pawns close the board from edge to edge", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1"},

	{"three pairs of pawns close it, with what they attack", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"},
	{"four pairs of pawns close it", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1"},
	{"bishops that find nothing to capture change nothing", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1"},
	{"a bishop may roam behind its own pawns", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1"},
	{"a pawn may be in the way of its own side", "4k3/8/8/p2p2p1/P2P2P1/3P4/3P4/4K3 w - - 0 1"},
	{"a double step that no pawn can capture changes nothing", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 b - g3 0 1"},

	{"the king has to capture the last piece", "8/8/8/8/8/8/3k2q1/7K w - - 0 1"},
	{"whichever side captures, too little is left", "8/8/8/8/8/8/3k2q1/4N2K w - - 0 1"},
	{"a stalemate, after which nothing comes", "7k/5Q2/7K/8/8/8/8/8 b - - 0 1"},
}

func TestIsDead(t *testing.T) {
	for _, tt := range deadPositions {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if !p.IsDead() {
				t.Errorf("IsDead() is false, want true, in\n%v", p)
			}
		})
	}
}

func TestIsNotDead(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"with a pawn there is hope", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"},
		{"with a pawn of Black's too", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1"},
		{"a mate was not dead", "kn6/2N5/1K6/8/8/8/8/8 b - - 0 1"},
		{"a lesson without Black's king is not dead", "8/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"a lesson without White's king is not dead", "4k3/8/8/8/8/8/8/8 w - - 0 1"},

		{"a pawn has nothing before it", "4k3/8/8/p2p2p1/P2P2P1/7P/8/4K3 w - - 0 1"},
		{"a pawn has only its king before it", "4k3/8/8/p2p2p1/P2P2P1/7K/7P/8 w - - 0 1"},
		{"a pawn can capture a pawn", "4k3/8/8/pp1p1p1p/PP1P1P1P/8/8/4K3 w - - 0 1"},
		{"a king can walk around the pawns", "4k3/8/8/p2p4/P2P4/8/8/4K3 w - - 0 1"},
		{"a knight jumps over the pawns", "4k2n/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"},
		{"a bishop can capture a pawn", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4KB2 w - - 0 1"},
		{"a bishop of Black's can capture a pawn", "4kb2/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1"},
		{"a pawn can capture en passant", "4k3/8/8/p2p2p1/P2P2Pp/7P/8/4K3 b - g3 0 1"},
		{"a king in check steps out behind the pawns", "8/8/8/p1kp2p1/P2P2P1/8/8/4K3 b - - 0 1"},
		{"a king in check steps out when its turn comes, which no game allows", "8/8/8/p1kp2p1/P2P2P1/8/8/4K3 w - - 0 1"},
		{"a bishop gives check where a king can go, and how it ends is not proven", "2B1k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1"},
		{"a bishop of Black's does, and it is not proven", "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2b1K3 w - - 0 1"},
		{"a fortress that one can see, and IsDead cannot prove", "8/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - - 0 1"},

		{"the king may capture the last piece, or not", "8/8/8/8/8/8/3k4/6rK w - - 0 1"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if p.IsDead() {
				t.Errorf("IsDead() is true, want false, in\n%v", p)
			}
		})
	}
}

func TestIsDeadWithin(t *testing.T) {
	tests := []struct {
		name, fen string
		tries     int
		want      bool
	}{
		{"what can be seen needs no try", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", 0, true},
		{"one forced capture needs one", "8/8/8/8/8/8/3k2q1/7K w - - 0 1", 1, true},
		{"without a try it is not proven", "8/8/8/8/8/8/3k2q1/7K w - - 0 1", 0, false},
		{"two ways to capture need two", "8/8/8/8/8/8/3k2q1/4N2K w - - 0 1", 2, true},
		{"with one try it is not proven", "8/8/8/8/8/8/3k2q1/4N2K w - - 0 1", 1, false},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if tries := tt.tries; p.isDeadWithin(&tries) != tt.want {
				t.Errorf("with %s the answer is %t, want %t", count(tt.tries, "try"), !tt.want, tt.want)
			}
		})
	}
}

// mateFrom plays everything that can be played, as the referee does, until it comes to
// a mate, and returns that position. It gives up after so many positions.
func mateFrom(start referee.Position, most int) string {
	seen, next := map[string]bool{}, []referee.Position{start}
	for len(next) > 0 && len(seen) < most {
		p := next[0]
		next = next[1:]
		key := strings.Join(strings.Fields(p.FEN())[:4], " ")
		if seen[key] {
			continue
		}
		seen[key] = true
		moves := p.Moves()
		if len(moves) == 0 && p.InCheck() {
			return p.FEN()
		}
		for _, m := range moves {
			next = append(next, p.After(m))
		}
	}
	return ""
}

// refereeOf reads a FEN for the referee.
func refereeOf(t *testing.T, fen string) referee.Position {
	t.Helper()
	r, err := referee.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The first two hundred positions that can come of each are enough to meet a mate, if
// there is one near.
func TestNoMateComesOfADeadPosition(t *testing.T) {
	for _, tt := range deadPositions {
		if mate := mateFrom(refereeOf(t, tt.fen), 200); mate != "" {
			t.Errorf("%s: of %s comes the mate %s", tt.name, tt.fen, mate)
		}
	}
}
