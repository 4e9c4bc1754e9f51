// try_test.go lets the code that the program calls fail, as it does while a learner is
// at work on it.

package terminal

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"regexp"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/guard"
)

// A faulty piece cannot be drawn.
type faulty struct{ chess.Piece }

func (f faulty) Type() chess.PieceType {
	if strings.Contains(string(debug.Stack()), ".draw(") {
		panic("oh\x1b")
	}
	return f.Piece.Type()
}

// withFaulty are options to begin with such a piece on e2.
func withFaulty() Options {
	o := Options{environment: unwritten(), position: chess.StartingPosition()}
	o.position.Set(chess.E2, faulty{o.position.At(chess.E2)})
	return o
}

// withoutLines takes the numbers off the lines of code in a text.
func withoutLines(text string) string {
	return regexp.MustCompile(`\.go:\d+`).ReplaceAllString(text, ".go")
}

func TestABoardThatPanics(t *testing.T) {
	compare(t, withoutLines(play(t, withFaulty(), "board\nquit\n")), `faulty.Type panics at ch05-full/terminal/try_test.go: oh\x1b
The game stays as it was.
white> faulty.Type panics at ch05-full/terminal/try_test.go: oh\x1b
The game stays as it was.
white> `)
}

// The line is given up; what it has changed by then is not seen, and the next one is read.
func TestALineThatPanics(t *testing.T) {
	o := withFaulty()
	o.quiet = true
	s := newSession(nil, o)
	before := s.game.Position()
	var screen strings.Builder
	s.out = &screen
	err := s.try(s.patience, func(s *session) error {
		s.say("this is not to be seen")
		s.obey("d2d4")
		s.draw(nil)
		return nil
	})
	s.complain(err)
	compare(t, withoutLines(screen.String()), "faulty.Type panics at ch05-full/terminal/try_test.go: oh\\x1b\nThe game stays as it was.\n")
	if p := s.game.Position(); p != before || len(s.game.Record()) != 0 {
		t.Errorf("the position has become\n%s", p)
	}
}

// A goroutine cannot be stopped. What it does with its copy later is not seen, and the
// race detector has nothing to say.
func TestALineThatNeverComesBack(t *testing.T) {
	s, want := newSession(nil, quietGame), newSession(nil, quietGame)
	for _, line := range []string{"e2e4", "e7e5", "g1f3", "undo"} {
		reply(s, line)
		reply(want, line)
	}
	goOn, done := make(chan bool), make(chan bool)
	err := s.try(400*time.Millisecond, func(trial *session) error {
		defer close(done)
		trial.obey("undo")
		trial.obey("c7c5")
		<-goOn
		trial.obey("g1f3")
		trial.obey("undo 2")
		return nil
	})
	const sentence = "TestALineThatNeverComesBack does not come back; it was at ch05-full/terminal/try_test.go then. Does a loop there never end? (Go says: chan receive)\nThe game stays as it was."
	if err == nil || withoutLines(err.Error()) != sentence {
		t.Errorf("the error is\n%v\nwant\n%s", err, sentence)
	}
	compare(t, s.game.Position().FEN(), want.game.Position().FEN())
	close(goOn)
	for _, line := range []string{"redo", "undo", "d2d4"} {
		compare(t, reply(s, line), reply(want, line))
	}
	<-done
	compare(t, reply(s, "record"), reply(want, "record"))
	compare(t, s.game.Position().FEN(), want.game.Position().FEN())
}

// deepEnd plays a game against an opponent that calls itself without end.
func deepEnd() {
	var deeper func(int) int
	deeper = func(n int) int { return deeper(n+1) + 1 }
	o := quietIn(withOpponent(func(_ *chess.Position, moves []chess.Move, _ func(int) int) chess.Move { return moves[deeper(0)] }))
	o.players[chess.Black] = "mine"
	Play(strings.NewReader("e4\n"), io.Discard, o)
}

// Code that calls itself without end takes the program down. Its last words say where the
// game stood.
func TestCodeThatEndsTheProgram(t *testing.T) {
	program := exec.Command(os.Args[0])
	program.Env = append(os.Environ(), asDeepEnd+"=1")
	said, err := program.CombinedOutput()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("the program ends with %v, want exit status 1", err)
	}
	compare(t, withoutLines(string(said)), `
deepEnd calls itself again and again; it was at ch05-full/terminal/try_test.go then. When does it stop?
The program has to end here.
The position was rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
`)
}

// A task under the board that does not come back is asked once: it costs its time at one
// board only, and the line is done all the same.
func TestAFooterThatNeverComesBack(t *testing.T) {
	var asked atomic.Int32
	end := make(chan bool)
	defer close(end)
	s := newSession(nil, quietGame)
	s.quiet, s.patience = false, 400*time.Millisecond
	s.tasks.oppositeBishops = func(*chess.Board) (chess.Color, bool) { asked.Add(1); <-end; return 0, false }
	if got := reply(s, "e4"); !strings.HasPrefix(got, "1. e4\n") || !strings.HasSuffix(got, "left out.\n") {
		t.Errorf("the move is answered by\n%s", got)
	}
	if got := reply(s, "board"); !strings.HasSuffix(got, "a b c d e f g h\n") || asked.Load() != 1 {
		t.Errorf("it was asked %d times, and the next board is\n%s", asked.Load(), got)
	}
}

func TestPatience(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, want := range map[string]time.Duration{
		"": s.patience, "e2e4": s.patience, "perft 5": guard.Forever, " Divide 3": guard.Forever, "match 20": guard.Forever, "load x.pgn": guard.Forever,
	} {
		if got := s.patienceWith(line); got != want {
			t.Errorf("the patience with %q is %v, want %v", line, got, want)
		}
	}
}

// What may take long is on the screen at once.
func TestAnUnhurriedLine(t *testing.T) {
	var screen strings.Builder
	s := newSession(&screen, quietGame)
	err := s.try(guard.Forever, func(s *session) error {
		s.say("counting")
		compare(t, screen.String(), "counting\n")
		return nil
	})
	if err != nil {
		t.Errorf("the error is %v, want none", err)
	}
}
