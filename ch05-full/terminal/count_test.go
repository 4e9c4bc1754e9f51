// count_test.go has the prompt count moves.

package terminal

import (
	"context"
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
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
		{"not at all", chess.StartFEN, "perft 0", "perft looks from 1 to 20 plies ahead here: try perft 3\n"},
		{"too far", chess.StartFEN, "divide 21", "divide looks from 1 to 20 plies ahead here: try divide 3\n"},
		{"no number", chess.StartFEN, "perft \x1b", "perft looks from 1 to 20 plies ahead here: try perft 3\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := from(t, tt.fen)
			compare(t, reply(s, tt.line), tt.want)
			if p := s.game.Position(); p != s.given {
				t.Errorf("counting has changed the position to %s", p.FEN())
			}
		})
	}
}

// A player who types Ctrl-C is told what is known by then.
func TestCountsThatAreStopped(t *testing.T) {
	tests := []struct {
		name  string
		calls int // how many calls of Err come before the one at which Ctrl-C is typed
		line  string
		want  string
	}{
		{"at once", 0, "perft 12", "stopped after 0 of 20 first moves: 0 nodes until then\n"},
		{"after the first move", 1, "perft 2", "stopped after 1 of 20 first moves: 40 nodes until then\n"},
		{"in a divide", 1, "divide 2", "b1a3: 20\nstopped after 1 of 20 first moves: 40 nodes until then\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			s.interruptible = func() (context.Context, context.CancelFunc) {
				return &countdown{context.Background(), tt.calls}, func() {}
			}
			compare(t, reply(s, tt.line), tt.want)
			compare(t, reply(s, "fen"), chess.StartFEN+"\n")
		})
	}
}

// A countdown is a context that is cancelled when it has been asked so many times.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	c.left--
	if c.left < 0 {
		return context.Canceled
	}
	return nil
}

// On a terminal a line tells how far the count has come, and is gone when it is done.
func TestProgressOfACount(t *testing.T) {
	s := from(t, "8/8/8/8/8/8/8/K6k w")
	s.live = true
	line := func(text string) string { return fmt.Sprintf("\r%-50s", text) }
	counting, gone := line("counting; Ctrl-C ends it"), line("")+"\r"
	compare(t, reply(s, "perft 2"), counting+line("1: up to a1b1 3 nodes")+line("2: up to a1a2 6 nodes")+line("3: up to a1b2 9 nodes")+gone+"9\n")
	compare(t, reply(s, "divide 2"), counting+gone+"a1b1: 3\n"+gone+"a1a2: 3\n"+gone+"a1b2: 3\n"+gone+"9\n")
}
