// count_test.go has the prompt count moves.

package terminal

import (
	"context"
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

// A player who types Ctrl-C is told what is known by then.
func TestCountsThatAreStopped(t *testing.T) {
	tests := []struct {
		name  string
		calls int // how many calls of Err come before the one at which Ctrl-C is typed
		line  string
		want  string
	}{
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
