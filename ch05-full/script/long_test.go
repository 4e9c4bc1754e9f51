// long_test.go stops long jobs.

package script

import (
	"context"
	"io"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// A canceler cancels a job when it writes, and when it reads: then it waits, as a
// keyboard does where nothing is typed.
type canceler struct {
	strings.Builder
	cancel context.CancelFunc
	typed  chan struct{}
}

func (c *canceler) Write(text []byte) (int, error) {
	c.cancel()
	return c.Builder.Write(text)
}

func (c *canceler) Read([]byte) (int, error) {
	c.cancel()
	<-c.typed
	return 0, io.EOF
}

func TestStopped(t *testing.T) {
	inFolderWith(t, map[string]string{"game.pgn": foolsMate, "games.pgn": strings.Repeat(foolsMate+"\n", 100)})
	tests := []struct {
		name           string
		args           []string
		stdout, stderr string
	}{
		{"perft", []string{"perft", "-divide", chess.StartFEN, "3"}, "b1a3: 400\n", "stopped; first moves: 1 of 20, nodes: 400\n"},
		{"pgn check", []string{"pgn", "check", "game.pgn", "-"}, "game.pgn\t1\t" + mateLine, "stopped; games checked: 1\n"},
		{"games, quietly", []string{"games", "games.pgn"}, "1\tWhite - Black\t0-1\t-\t-\t4\n", ""},
		{"pgn format", []string{"pgn", "format", "games.pgn"}, strings.Repeat(formattedMate, 30), "stopped; games written: 30\n"},
		{"waiting for a FEN", []string{"status", "-"}, "", "standard input: stopped\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			c := &canceler{cancel: cancel, typed: make(chan struct{})}
			defer close(c.typed)
			var stderr strings.Builder
			if status := Run(ctx, tt.args, c, c, &stderr); status != 1 {
				t.Errorf("the status is %d, want 1", status)
			}
			compare(t, "standard output", c.String(), tt.stdout)
			compare(t, "standard error", stderr.String(), tt.stderr)
		})
	}
}
