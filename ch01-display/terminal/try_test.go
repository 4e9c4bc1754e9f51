// try_test.go lets the code that the program calls fail, as it does while a learner is
// at work on it.

package terminal

import (
	"fmt"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"mateinfive/ch01-display/chess"
	"mateinfive/exercises/sandbox"
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
	o := Options{board: chess.StartingBoard()}
	o.board.Set(chess.E2, faulty{o.board.At(chess.E2)})
	return o
}

// withoutLines takes the numbers off the lines of code in a text.
func withoutLines(text string) string {
	return regexp.MustCompile(`\.go:\d+`).ReplaceAllString(text, ".go")
}

func TestABoardThatPanics(t *testing.T) {
	compare(t, withoutLines(play(t, withFaulty(), "board\nquit\n")), `drawing the board panics at ch01-display/chess/piece.go: oh\x1b
The board stays as it was.
board> that panics at ch01-display/chess/piece.go: oh\x1b
The board stays as it was.
board> `)
}

// The line is given up; what it has changed by then is not seen, and what it does later
// is done to a copy.
func TestALineThatNeverComesBack(t *testing.T) {
	swap(t, &sandbox.Patience, 400*time.Millisecond)
	var screen strings.Builder
	s := newSession(&screen, Options{board: chess.StartingBoard(), quiet: true})
	before := s.board
	goOn, done := make(chan bool), make(chan bool)
	s.complain(s.try("that", func(trial *session) error {
		defer close(done)
		trial.obey("e2e4")
		<-goOn
		return trial.obey("d2d4")
	}))
	close(goOn)
	compare(t, strings.Join(strings.Fields(withoutLines(screen.String())), " "), "that had not come back after 0.4 seconds; it was at ch01-display/terminal/try_test.go then. It waits there for a channel: does anything ever come? The board stays as it was.")
	<-done
	if s.board != before {
		t.Errorf("the board has become\n%s", s.board)
	}
}

// Code that calls itself without end takes the program down. The session ends first, and
// says what stood on the board.
func TestCodeThatEndsTheProgram(t *testing.T) {
	var screen strings.Builder
	s := newSession(&screen, Options{board: chess.StartingBoard(), quiet: true})
	if err := s.try("that", func(s *session) error { return s.obey("e2e4") }); err != nil {
		t.Fatal(err)
	}
	screen.Reset()
	err := (&sandbox.Failure{Kind: sandbox.Bottomless}).Err("that", "")
	s.complain(err)
	if s.failed != err || screen.String() != "" {
		t.Errorf("the session has failed with %v and said %q, want it to end with %v", s.failed, screen.String(), err)
	}
	compare(t, err.Error(), "that calls itself again and again. In which case does it not? The program has to end here. The position was "+s.board.Placement())
}

func TestWhatTheLearnersCodePrints(t *testing.T) {
	var screen strings.Builder
	s := newSession(&screen, Options{board: chess.StartingBoard(), quiet: true})
	s.complain(s.try("that", func(s *session) error {
		fmt.Print("here\n\x1b[2J")
		s.say("done")
		return nil
	}))
	compare(t, screen.String(), "here\n\\x1b[2J\ndone\n")
}
