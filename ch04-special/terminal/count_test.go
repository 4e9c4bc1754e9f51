// count_test.go has the prompt count moves.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/internal/console/consoletest"
)

// The counts stand on the page "Perft Results" of the Chess Programming Wiki.
func TestPerftAndDivide(t *testing.T) {
	const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
	tests := []struct{ name, fen, line, want string }{
		{"one ply", chess.StartFEN, "perft 1", "20\n"},
		{"three plies", kiwipete, "perft 3", "97862\n"},
		{"four plies", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w", "PERFT 4", "43238\n"},
		{"two kings", "8/8/8/8/8/8/8/K6k w", "divide 2", "a1b1: 3\na1a2: 3\na1b2: 3\n9\n"},
		{"nothing to count", "7k/5Q2/6K1/8/8/8/8/8 b", "divide 3", "0\n"},
		{"not at all", chess.StartFEN, "perft 0", "perft looks from 1 to 6 plies ahead here: try perft 3\n"},
		{"too far", chess.StartFEN, "divide 7", "divide looks from 1 to 6 plies ahead here: try divide 3\n"},
		{"no number", chess.StartFEN, "perft \x1b", "perft looks from 1 to 6 plies ahead here: try perft 3\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := from(t, tt.fen, quietGame())
			consoletest.Compare(t, reply(s, tt.line), tt.want)
			if p := s.game.Position(); p != s.given {
				t.Errorf("counting has changed the position to %s", p.FEN())
			}
		})
	}
}

// A count that passes the limit ends there, wherever in the tree that is.
func TestCountsThatTakeTooLong(t *testing.T) {
	tests := []struct {
		limit int
		line  string
		want  string // the end of the answer
	}{
		{8902, "perft 3", "8902\n"},
		{8901, "perft 3", "perft 3 counts more than 8901 nodes, which takes too long here: try perft 2\n"},
		{9, "divide 2", "divide 2 counts more than 9 nodes, which takes too long here: try divide 1\n"},
		{1000, "perft 6", "perft 6 counts more than 1000 nodes, which takes too long here: try perft 5\n"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			s := begin(quietGame())
			s.mostNodes = tt.limit
			if got := reply(s, tt.line); !strings.HasSuffix(got, tt.want) {
				t.Errorf("with a limit of %d nodes %s is answered by %s, want %s", tt.limit, tt.line, got, tt.want)
			}
		})
	}
}

// What counts with the course's own code may take long by right, what counts with the
// learner's may not.
func TestCountingIsSlow(t *testing.T) {
	s := begin(quietGame())
	for line, want := range map[string]bool{"perft 5": true, "Divide 5": true, "crooked A 3": true, "kinds 3": false} {
		if got := s.isSlow(line); got != want {
			t.Errorf("that %s may take long is %v, want %v", line, got, want)
		}
	}
}
