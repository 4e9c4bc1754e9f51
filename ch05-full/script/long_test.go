// long_test.go tests long jobs: the line that says how far they are, and stopping them.

package script

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

// clockAt returns a line of progress, the screen on which it stands, and a function
// that moves its clock on.
func clockAt() (line *progress, screen *strings.Builder, wait func(time.Duration)) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	screen = &strings.Builder{}
	line = &progress{w: screen, now: func() time.Time { return now }}
	return line, screen, func(d time.Duration) { now = now.Add(d) }
}

func TestProgressIsWrittenOver(t *testing.T) {
	line, screen, wait := clockAt()
	line.show("%d games", 10)
	wait(pause - 1)
	line.show("too early")
	wait(1)
	line.show("%d games", 9)
	io.WriteString(beside{line, screen}, "done")
	compare(t, "the screen", screen.String(), "10 games\r        \r9 games\r       \rdone")
}

// Where everything goes to the same screen, answers and errors find the line empty.
func TestProgressMakesRoom(t *testing.T) {
	inFolderWith(t, map[string]string{"good.pgn": foolsMate, "mixed.pgn": foolsMate + "\n" + unreadable})
	const blank = "\r                \r"
	tests := []struct {
		name string
		args []string
		want string
	}{
		{"for an answer", []string{"pgn", "check", "good.pgn"}, "games checked: 1" + blank + "1\t" + mateLine},
		{
			"for an error", []string{"pgn", "format", "mixed.pgn"},
			"games written: 1" + blank + "mixed.pgn: game 2, line 8, column 8: 2... Nf3: no knight can go to f3\n" + formattedMate,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			line, screen, _ := clockAt()
			runBeside(t.Context(), line, tt.args, nil, screen, screen)
			compare(t, "the screen", screen.String(), tt.want)
		})
	}
}

func TestProgressMakesRoomForTheLastWord(t *testing.T) {
	line, screen, _ := clockAt()
	ctx, cancel := context.WithCancel(t.Context())
	now := line.now
	line.now = func() time.Time {
		cancel() // the count is stopped as soon as it shows progress
		return now()
	}
	runBeside(ctx, line, []string{"perft", chess.StartFEN, "3"}, nil, io.Discard, screen)
	const progress = "first moves: 1 of 20, nodes: 400"
	blank := strings.Repeat(" ", len(progress))
	compare(t, "the screen", screen.String(), progress+"\r"+blank+"\rstopped; "+progress+"\n")
}

// Where the standard error goes, only a device gets to see progress.
func TestProgressIsForTerminals(t *testing.T) {
	for name, want := range map[string]bool{os.DevNull: true, filepath.Join(t.TempDir(), "errors.txt"): false} {
		stderr, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		defer stderr.Close()
		if got := newProgress(stderr).w == stderr; got != want {
			t.Errorf("%s sees progress: %v, want %v", name, got, want)
		}
	}
	if newProgress(&strings.Builder{}).w != io.Discard {
		t.Error("a pipe sees progress")
	}
}

// A canceler cancels a job when it writes, and when it reads: then it waits, as a
// keyboard does where nobody types.
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
