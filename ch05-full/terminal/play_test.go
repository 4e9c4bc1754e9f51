// play_test.go plays from beginning to end: how a game begins, how it ends, and
// what happens when the input or the screen fails.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/ch05-full/chess"
)

func TestAGameBeginsAndEnds(t *testing.T) {
	start := chess.StartingPosition()
	const fen = chess.StartFEN + "\n"
	tests := []struct {
		name    string
		options Options
		input   string
		want    string
	}{
		{"at the keyboard", Options{environment: unwritten(), position: start}, "", startDiagram + "Type a move, such as e4, or help.\nwhite> \n"},
		{"from a file, with an echo", Options{environment: unwritten(), position: start, echo: true}, "fen", startDiagram + "white> fen\n" + fen + "white> \n"},
		{"quietly", quietGame, "", "white> \n"},
		{"quit", quietGame, "quit\nfen\n", "white> "},
		{"exit", quietGame, "Exit\nfen\n", "white> "},
		{"lines that say nothing", quietGame, "\n \t\n# fen\n  #fen\n", "white> white> white> white> white> \n"},
		{"line breaks of Windows", quietGame, "fen\r\n\r\n", "white> " + fen + "white> white> \n"},
		{"an echo has no control characters", Options{environment: unwritten(), position: start, quiet: true, echo: true}, "#\x1b[2J\n", "white> #\\x1b[2J\nwhite> \n"},
		{"the game goes on after a line of a megabyte", quietGame, strings.Repeat("x", 1<<20) + "\nfen\n",
			"white> not a move and not a command: \"" + strings.Repeat("x", 40) + "\".... Try\ne3 or e4; help lists the commands\nwhite> " + fen + "white> \n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, play(t, tt.options, tt.input), tt.want)
		})
	}
}

func TestTheInputFails(t *testing.T) {
	broken := errors.New("the cable is out")
	var screen strings.Builder
	err := Play(io.MultiReader(strings.NewReader("# hello\n"), iotest.ErrReader(broken)), &screen, quietGame)
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v, want %v", err, broken)
	}
	compare(t, screen.String(), "white> white> \n")
}

// A flickeringScreen takes so many texts, fails at the last of them, and then
// works again.
type flickeringScreen struct{ left int }

var errDark = errors.New("the screen is dark")

func (f *flickeringScreen) Write(p []byte) (int, error) {
	f.left--
	if f.left == 0 {
		return 0, errDark
	}
	return len(p), nil
}

// The game ends with the screen, before the input fails as well.
func TestTheScreenFails(t *testing.T) {
	for text := range 5 {
		t.Run(fmt.Sprintf("at text %d", text+1), func(t *testing.T) {
			in := io.MultiReader(strings.NewReader("help\nhelp\n"), iotest.ErrReader(io.ErrUnexpectedEOF))
			if err := Play(in, &flickeringScreen{text + 1}, Options{environment: unwritten()}); !errors.Is(err, errDark) {
				t.Errorf("the error is %v, want %v", err, errDark)
			}
		})
	}
	t.Run("at the end of the input", func(t *testing.T) {
		if err := Play(strings.NewReader(""), &flickeringScreen{2}, quietGame); !errors.Is(err, errDark) {
			t.Errorf("the error is %v, want %v", err, errDark)
		}
	})
}
