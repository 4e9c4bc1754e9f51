// try_test.go lets the code that the program calls fail, as it does while a learner is
// at work on it.

package terminal

import (
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
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
	o := Options{environment: unwritten(), position: chess.StartingPosition()}
	o.position.Set(chess.E2, faulty{o.position.At(chess.E2)})
	return o
}

// withoutLines takes the numbers off the lines of code in a text. Which file of the rules
// asks a piece for its type depends on how they are written.
func withoutLines(text string) string {
	text = regexp.MustCompile(`/chess/\w+\.go:`).ReplaceAllString(text, "/chess/piece.go:")
	return regexp.MustCompile(`\.go:\d+`).ReplaceAllString(text, ".go")
}

func TestABoardThatPanics(t *testing.T) {
	compare(t, withoutLines(play(t, withFaulty(), "board\nquit\n")), `drawing the board panics at ch05-full/chess/piece.go: oh\x1b
The game stays as it was.
white> that panics at ch05-full/chess/piece.go: oh\x1b
The game stays as it was.
white> `)
}

// A stuck piece does not come back when the board is drawn.
type stuck struct {
	chess.Piece
	goOn chan bool
}

func (p stuck) Type() chess.PieceType {
	if strings.Contains(string(debug.Stack()), ".draw(") {
		<-p.goOn
	}
	return p.Piece.Type()
}

func TestABoardThatNeverComesBack(t *testing.T) {
	o, goOn := Options{environment: unwritten(), position: chess.StartingPosition()}, make(chan bool)
	defer close(goOn)
	o.patience = 400 * time.Millisecond
	o.position.Set(chess.E2, stuck{o.position.At(chess.E2), goOn})
	const want = "drawing the board had not come back after 0.4 seconds"
	if screen := play(t, o, "quit\n"); !strings.HasPrefix(screen, want) {
		t.Errorf("the screen is\n%s\nwant it to begin with %q", screen, want)
	}
}

// The line is given up; what it has changed by then is not seen, and the next one is read.
func TestALineThatPanics(t *testing.T) {
	o := withFaulty()
	o.quiet = true
	s := newSession(nil, o)
	before := s.game.Position()
	var screen strings.Builder
	s.out = &screen
	err := s.try("that", s.patience, func(s *session) error {
		s.say("this is not to be seen")
		s.obey("d2d4")
		s.draw(nil)
		return nil
	})
	s.complain(err)
	compare(t, withoutLines(screen.String()), "that panics at ch05-full/chess/piece.go: oh\\x1b\nThe game stays as it was.\n")
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
	err := s.try("that", 400*time.Millisecond, func(trial *session) error {
		defer close(done)
		trial.obey("undo")
		trial.obey("c7c5")
		<-goOn
		trial.obey("g1f3")
		trial.obey("undo 2")
		return nil
	})
	const sentence = "that had not come back after 0.4 seconds; it was at ch05-full/terminal/try_test.go then. It waits there for a channel: does anything ever come?\nThe game stays as it was."
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

// Code that calls itself without end takes the program down. The session ends first, and
// says where the game stood.
func TestCodeThatEndsTheProgram(t *testing.T) {
	var screen strings.Builder
	s := newSession(&screen, quietGame)
	if err := s.try("that", s.patience, func(s *session) error { return s.obey("e2e4") }); err != nil {
		t.Fatal(err)
	}
	screen.Reset()
	err := (&sandbox.Failure{Kind: sandbox.Bottomless}).Err("that", "")
	s.complain(err)
	if s.failed != err || screen.String() != "" {
		t.Errorf("the session has failed with %v and said %q, want it to end with %v", s.failed, screen.String(), err)
	}
	compare(t, err.Error(), "that calls itself again and again. In which case does it not? The program has to end here. The position was "+s.game.Position().FEN())
}

func TestPatience(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, want := range map[string]time.Duration{
		"": s.patience, "e2e4": s.patience, "perft 5": sandbox.Forever, " Divide 3": sandbox.Forever, "match 20": sandbox.Forever, "load x.pgn": sandbox.Forever,
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
	err := s.try("that", sandbox.Forever, func(s *session) error {
		s.say("counting")
		compare(t, screen.String(), "counting\n")
		return nil
	})
	if err != nil {
		t.Errorf("the error is %v, want none", err)
	}
}
