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

	"mateinfive/ch01-display/chess"
	"mateinfive/internal/console/consoletest"
)

func TestAGameBeginsAndEnds(t *testing.T) {
	const placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\n"
	echoed, quietly := game(), quietGame()
	echoed.Echo, quietly.Echo = true, true
	tests := []struct {
		name    string
		options Options
		input   string
		want    string
	}{
		{"at the keyboard", game(), "", startDiagram + "Type a move, such as e2e4, or help.\nboard> \n"},
		{"from a file, with an echo", echoed, "fen", startDiagram + "board> fen\n" + placement + "board> \n"},
		{"quietly", quietGame(), "", "board> \n"},
		{"quit", quietGame(), "quit\nfen\n", "board> "},
		{"exit", quietGame(), "Exit\nfen\n", "board> "},
		{"lines that say nothing", quietGame(), "\n \t\n# fen\n  #fen\n", "board> board> board> board> board> \n"},
		{"line breaks of Windows", quietGame(), "fen\r\n\r\n", "board> " + placement + "board> board> \n"},
		{"an echo has no control characters", quietly, "#\x1b[2J\n", "board> #\\x1b[2J\nboard> \n"},
		{"an arrow key", quietGame(), "e2e4\x1b[D\n", "board> this prompt does not know the arrow keys and their like: type the line again\nboard> \n"},
		{"the game goes on after a line of a megabyte", quietGame(), strings.Repeat("x", 1<<20) + "\nfen\n",
			"board> \"" + strings.Repeat("x", 40) + "\"... is neither a command nor a move,\nwhich names two squares. Try e2e4 or g1f3; help lists the commands\nboard> " + placement + "board> \n"},
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
	consoletest.Compare(t, screen.String(), "board> board> \n")
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
	o := game()
	o.tasks.letters = func(_, _, _ string) (string, error) { panic("oh\x1b") }
	s := begin(o)
	s.try(func(s *session) error {
		s.obey("e2e4")
		return s.obey("letters KDTLSB")
	})
	if s.board != chess.StartingBoard() {
		t.Errorf("the board has become\n%s", s.board)
	}
	if got := reply(s, "letters KDTLSB"); !strings.Contains(got, ` panics at ch01-display/terminal/play_test.go:`) ||
		!strings.HasSuffix(got, `oh\x1b`+"\nThe board stays as it was.\n") {
		t.Errorf("it is told as\n%s", got)
	}
}

// What does not come back goes on with a board of its own.
func TestALineThatNeverComesBack(t *testing.T) {
	goOn, done := make(chan bool), make(chan bool)
	o := quietGame()
	o.tasks.framed = func(b *chess.Board) string { <-goOn; return "" }
	s := begin(o)
	s.patience = 300 * time.Millisecond
	s.try(func(s *session) error {
		defer close(done)
		s.obey("framed")
		return s.obey("e2e4")
	})
	s.patience = time.Minute
	close(goOn)
	<-done
	if s.board != chess.StartingBoard() {
		t.Errorf("the board has become\n%s", s.board)
	}
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "white pawn e2-e4\n") {
		t.Errorf("the next line is answered by\n%s", got)
	}
}

// endless calls itself without end, in effect.
func endless(depth int) chess.Board {
	if depth < 0 {
		return chess.Board{}
	}
	return endless(depth + 1)
}

// Calls without end cost a sentence even where the program begins.
func TestCodeThatEndsTheProgram(t *testing.T) {
	consoletest.Ends(t, func() {
		o := game()
		o.begin = func() chess.Board { return endless(0) }
		play(t, o, "")
	}, "The program has to end here.\nTo go on from there: go run ./ch01-display -fen 8/8/8/8/8/8/8/8\n")
}
