// setup_test.go holds what the tests share.

package terminal

import (
	"flag"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch01-display/chess"
	"mateinfive/ch01-display/look"
	"mateinfive/internal/console"
	"mateinfive/internal/console/consoletest"
)

// unwritten are the tasks as they are before the learner has written one.
var unwritten = tasks{
	letters:      func(_, _, _ string) (string, error) { panic("task Letters: not written yet") },
	material:     func(*chess.Board) (int, int) { panic("task Material: not written yet") },
	changed:      func(_, _ *chess.Board) []chess.Square { panic("task Changed: not written yet") },
	framed:       func(*chess.Board) string { panic("task Framed: not written yet") },
	fromBackRank: func(string) (chess.Board, error) { panic("task FromBackRank: not written yet") },
	witness:      func() chess.Board { panic("task ResetWitness: not written yet") },
	reset:        func(*chess.Board) { panic("task ResetWitness: not written yet") },
}

// The boards that stand in tests are drawn in your letters, if you have chosen others.
func init() {
	consoletest.Letter = func(piece byte) string { return look.Symbol(piece, false, false) }
}

// startDiagram is the board as a game begins.
const startDiagram = `8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
`

// game returns options with which a game begins, and none of the tasks is written.
func game() Options {
	return Options{begin: chess.StartingBoard, tasks: unwritten, patience: time.Minute}
}

// quietGame returns options under which only answers are printed.
func quietGame() Options {
	o := game()
	o.Quiet = true
	return o
}

// begin returns a session in which a game has begun.
func begin(o Options) *session {
	s := newSession(io.Discard, o)
	s.start, s.given, s.board = o.begin(), o.begin(), o.begin()
	return s
}

// play types the input at the prompt and returns the screen.
func play(t *testing.T, o Options, input string) string {
	t.Helper()
	var screen strings.Builder
	if err := Play(strings.NewReader(input), &screen, o); err != nil {
		t.Fatalf("Play: %v", err)
	}
	return screen.String()
}

// reply types one line and returns what the session prints.
func reply(s *session, line string) string {
	var screen strings.Builder
	s.Screen = &console.Screen{Out: &screen}
	s.try(func(s *session) error { return s.obey(line) })
	return screen.String()
}

// parse reads a command line.
func parse(args ...string) (*Options, error) {
	set := flag.NewFlagSet("ch01-display", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o := Flags(set)
	o.tasks, o.patience = unwritten, time.Minute
	return o, console.Parse(set, args)
}

func TestTranscripts(t *testing.T) {
	consoletest.Transcripts(t, "ch01-display", func(words []string, keyboard *os.File, out io.Writer) error {
		o, err := parse(words...)
		if err != nil {
			return err
		}
		in, err := o.Open(keyboard)
		if err != nil {
			return err
		}
		return Play(in, out, *o)
	})
}
