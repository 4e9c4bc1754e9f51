// play_test.go plays from beginning to end: how a game begins, how it ends, and
// that nothing on the way is lost.

package terminal

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/ch02-moves/chess"
)

// quietGame are options under which only answers are printed.
var quietGame = Options{Board: chess.StartingBoard(), Quiet: true}

// startFEN is what the command fen says at the start.
const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"

func TestEndOfInput(t *testing.T) {
	tests := []struct {
		name, input, want string
	}{
		{"nothing typed", "", "white> \n"},
		{"an empty line", "\n", "white> white> \n"},
		{"the last line has no newline", "fen", "white> " + startFEN + "\nwhite> \n"},
		{"quit", "quit\nfen\n", "white> "},
		{"quit in capitals", "QUIT\nfen\n", "white> "},
		{"a remark", "# fen\n#fen\n  # fen\n", "white> white> white> white> \n"},
		{"spaces", "   \n\t\n", "white> white> white> \n"},
		{"line breaks of Windows", "fen\r\n\r\n", "white> " + startFEN + "\nwhite> white> \n"},
		{"a line too long", strings.Repeat("x", 2000) + "\nfen\n", "white> \n" + errLongLine.Error() + "\nwhite> " + startFEN + "\nwhite> \n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, play(t, quietGame, tt.input), tt.want)
		})
	}
}

func TestBoardIsDrawnFirst(t *testing.T) {
	o := Options{Board: chess.StartingBoard()}
	compare(t, play(t, o, ""), o.Board.String()+"\nwhite> \n")
}

// What is typed is on the screen already; what comes from a file is not.
func TestEchoedLines(t *testing.T) {
	o := quietGame
	o.Echo = true
	compare(t, play(t, o, "fen\n\n\x1b[2J\xff\n"), "white> fen\n"+startFEN+"\nwhite> \nwhite> \\x1b[2J\\xff\n"+
		`not a move and not a command: "\x1b[2J\xff". Try e2e3 or e2e4; help lists the commands`+"\nwhite> \n")
}

func TestScriptEqualsKeyboard(t *testing.T) {
	const lines = "e2e4\n# a remark\n\ne5\nflip\nboard\nquit\n"
	o, err := options(t)
	if err != nil {
		t.Fatal(err)
	}
	typed := play(t, o, lines)
	o, err = options(t, "-play", writeText(t, lines))
	if err != nil {
		t.Fatal(err)
	}
	compare(t, play(t, o, "this is not read"), typed)
}

func TestInputFailsWhilePlaying(t *testing.T) {
	broken := errors.New("the cable is out")
	var screen strings.Builder
	err := Play(io.MultiReader(strings.NewReader("fen\n"), iotest.ErrReader(broken)), &screen, quietGame)
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v, want %v", err, broken)
	}
	compare(t, screen.String(), "white> "+startFEN+"\nwhite> \n")
}

func TestInputWithoutEnd(t *testing.T) {
	var screen strings.Builder
	err := Play(&endlessReader{repeated: 'x'}, &screen, quietGame)
	if !errors.Is(err, errEndless) {
		t.Errorf("the error is %v, want %v", err, errEndless)
	}
	compare(t, screen.String(), "white> \n")
}

// A fullDisk takes so many bytes and no more.
type fullDisk struct{ room int }

var errFull = errors.New("the disk is full")

func (d *fullDisk) Write(p []byte) (int, error) {
	if len(p) > d.room {
		return 0, errFull
	}
	d.room -= len(p)
	return len(p), nil
}

func TestScreenFails(t *testing.T) {
	for _, room := range []int{0, 5, 20, 300} {
		in := &endlessReader{repeated: '\n'}
		if err := Play(in, &fullDisk{room}, Options{}); !errors.Is(err, errFull) {
			t.Errorf("with room for %d bytes the error is %v, want %v", room, err, errFull)
		}
	}
	if err := Play(strings.NewReader(""), &fullDisk{len("white> ")}, quietGame); !errors.Is(err, errFull) {
		t.Errorf("at the end of the input the error is %v, want %v", err, errFull)
	}
}
