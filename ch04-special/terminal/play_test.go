// play_test.go plays from beginning to end: how a game begins, how it ends, what happens
// when the input or the screen fails, and when a learner's code does.

package terminal

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/console/consoletest"
)

func TestAGameBeginsAndEnds(t *testing.T) {
	const fen = chess.StartFEN + "\n"
	echoed, quietly := game(), quietGame()
	echoed.Echo, quietly.Echo = true, true
	tests := []struct {
		name    string
		options Options
		input   string
		want    string
	}{
		{"at the keyboard", game(), "", startDiagram + "Type a move, such as e2e4, or help.\nwhite> \n"},
		{"from a file, with an echo", echoed, "fen", startDiagram + "white> fen\n" + fen + "white> \n"},
		{"quietly", quietGame(), "", "white> \n"},
		{"quit", quietGame(), "quit\nfen\n", "white> "},
		{"exit", quietGame(), "Exit\nfen\n", "white> "},
		{"lines that say nothing", quietGame(), "\n \t\n# fen\n  #fen\n", "white> white> white> white> white> \n"},
		{"line breaks of Windows", quietGame(), "fen\r\n\r\n", "white> " + fen + "white> white> \n"},
		{"an echo has no control characters", quietly, "#\x1b[2J\n", "white> #\\x1b[2J\nwhite> \n"},
		{"an arrow key", quietGame(), "e2e4\x1b[D\n", "white> this prompt does not know the arrow keys and their like: type the line again\nwhite> \n"},
		{"the game goes on after a line of a megabyte", quietGame(), strings.Repeat("x", 1<<20) + "\nfen\n",
			"white> \"" + strings.Repeat("x", 40) + "\"... is neither a command nor a move,\nwhich names two squares. Try e2e3 or e2e4; help lists the commands\nwhite> " + fen + "white> \n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { consoletest.Compare(t, play(t, tt.options, tt.input), tt.want) })
	}
}

func TestTheInputFails(t *testing.T) {
	broken := errors.New("the cable is out")
	var screen strings.Builder
	err := Play(io.MultiReader(strings.NewReader("# hello\n"), iotest.ErrReader(broken)), &screen, quietGame())
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v, want %v", err, broken)
	}
	consoletest.Compare(t, screen.String(), "white> white> \n")
}

// A darkScreen takes nothing.
type darkScreen struct{}

var errDark = errors.New("the screen is dark")

func (darkScreen) Write(p []byte) (int, error) { return 0, errDark }

// The game ends with the screen, before the input fails as well.
func TestTheScreenFails(t *testing.T) {
	for _, o := range []Options{game(), quietGame()} {
		if err := Play(iotest.ErrReader(io.ErrUnexpectedEOF), darkScreen{}, o); !errors.Is(err, errDark) {
			t.Errorf("the error is %v, want %v", err, errDark)
		}
	}
}

// What panics costs a sentence, and what it has changed by then is not seen.
func TestALineThatPanics(t *testing.T) {
	o := quietGame()
	o.tasks.castlingPlan = func(*chess.Position) [4]exercises.Castling { panic("oh\x1b") }
	s := begin(o)
	s.try(false, func(s *session) error {
		s.obey("e2e4")
		return s.obey("castling?")
	})
	if s.game.Position() != chess.StartingPosition() || len(s.game.Record()) != 0 {
		t.Errorf("the position has become\n%s", s.game.Position())
	}
	if got := reply(s, "castling?"); !strings.Contains(got, " panics at ch04-special/terminal/play_test.go:") ||
		!strings.HasSuffix(got, `oh\x1b`+"\nThe game stays as it was.\n") {
		t.Errorf("it is told as\n%s", got)
	}
}

// What does not come back goes on with a game of its own, and the race detector has nothing
// to say about that. The moves that were taken back belong to the game.
func TestALineThatNeverComesBack(t *testing.T) {
	goOn, done := make(chan bool), make(chan bool)
	o := quietGame()
	o.tasks.castlingPlan = func(*chess.Position) (plan [4]exercises.Castling) { <-goOn; return plan }
	s := begin(o)
	for _, line := range []string{"e2e4", "e7e5", "g1f3", "undo 2", "redo"} {
		reply(s, line)
	}
	s.patience = 300 * time.Millisecond
	s.try(false, func(s *session) error {
		defer close(done)
		s.obey("castling?")
		s.obey("undo 2")
		s.obey("d2d4")
		return nil
	})
	s.patience = time.Minute
	close(goOn)
	consoletest.Compare(t, reply(s, "undo 2"), "taken back: 1. e2-e4 to 1... e7-e5\n")
	<-done
	consoletest.Compare(t, reply(s, "redo 3"), "played again: 1. e2-e4 to 2. Ng1-f3\n")
	consoletest.Compare(t, reply(s, "record"), "1. e2-e4 e7-e5\n2. Ng1-f3\n")
}

// What may take long is on the screen at once.
func TestASlowLine(t *testing.T) {
	var screen strings.Builder
	s := begin(quietGame())
	s.Out, s.patience = &screen, time.Nanosecond
	s.try(s.isSlow(" Match 20"), func(s *session) error {
		s.Say("counting")
		consoletest.Compare(t, screen.String(), "counting\n")
		return nil
	})
	if s.isSlow("e2e4") || s.isSlow("") {
		t.Error("a move may take long")
	}
}

// endless calls itself without end, in effect.
func endless(depth int) chess.Position {
	if depth < 0 {
		return chess.Position{}
	}
	return endless(depth + 1)
}

// Calls without end cost a sentence even where the program begins.
func TestCodeThatEndsTheProgram(t *testing.T) {
	consoletest.Ends(t, func() {
		o := game()
		o.begin = func() chess.Position { return endless(0) }
		play(t, o, "")
	}, "The program has to end here.\nTo go on from there: go run ./ch04-special -fen \"8/8/8/8/8/8/8/8 w - - 0 0\"\n")
}
