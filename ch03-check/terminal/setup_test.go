// setup_test.go holds what the tests share.

package terminal

import (
	"flag"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/ch03-check/look"
	"mateinfive/internal/console"
	"mateinfive/internal/console/consoletest"
)

// unwritten are the tasks as they are before the learner has written one.
var unwritten = tasks{
	doubleCheck:   func(*chess.Board, chess.Color) []chess.Square { panic("task DoubleCheck: not written yet") },
	flights:       func(*chess.Board, chess.Color) []chess.Square { panic("task Flights: not written yet") },
	pins:          func(*chess.Board, chess.Color) []exercises.Pin { panic("task Pins: not written yet") },
	mateInOne:     func(*chess.Position) []chess.Move { panic("task MateInOne: not written yet") },
	escapes:       func(*chess.Position) exercises.Ways { panic("task Escapes: not written yet") },
	mateWitnesses: func() (capture, block chess.Board) { panic("task MateWitnesses: not written yet") },
	ghostWitness:  func() (chess.Board, chess.Move) { panic("task MateWitnesses: not written yet") },
	opponent:      func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("task Opponent: not written yet") },
	netGain:       func(*chess.Position, chess.Move) int { panic("task NetGain: not written yet") },
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
	return Options{begin: chess.StartingPosition, tasks: unwritten, patience: time.Minute}
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
	s.given = o.begin()
	s.begin(s.given)
	return s
}

// from returns a session that begins in a position, with the learner's tasks as they are in
// the options, and prints only answers.
func from(t *testing.T, fen string, o Options) *session {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	o.begin, o.Quiet = func() chess.Position { return p }, true
	return begin(o)
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
	s.try(s.isSlow(line), func(s *session) error { return s.obey(line) })
	return screen.String()
}

// parse reads a command line.
func parse(args ...string) (*Options, error) {
	set := flag.NewFlagSet("ch03-check", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o := Flags(set)
	o.tasks, o.patience = unwritten, time.Minute
	return o, console.Parse(set, args)
}

func TestTranscripts(t *testing.T) {
	consoletest.Transcripts(t, "ch03-check", func(words []string, keyboard *os.File, out io.Writer) error {
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
