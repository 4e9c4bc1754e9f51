// play_test.go plays from beginning to end: how a game begins, how it ends, and
// that nothing on the way is lost.

package terminal

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/ch04-special/chess"
)

// What the program says at the start of a game: its prompt, its answer to fen,
// and the moves that it proposes.
const (
	ask      = "white> "
	startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	proposal = ". Try e2e3 or e2e4"
)

// quietGame are options under which only answers are printed.
var quietGame = Options{Position: chess.StartingPosition(), Quiet: true}

func TestEndOfInput(t *testing.T) {
	tests := []struct {
		name, input, want string
	}{
		{"nothing typed", "", ask + "\n"},
		{"an empty line", "\n", ask + ask + "\n"},
		{"the last line has no newline", "fen", ask + startFEN + "\n" + ask + "\n"},
		{"quit", "quit\nfen\n", ask},
		{"quit in capitals", "QUIT\nfen\n", ask},
		{"a remark", "# fen\n#fen\n  # fen\n", ask + ask + ask + ask + "\n"},
		{"spaces", "   \n\t\n", ask + ask + ask + "\n"},
		{"line breaks of Windows", "fen\r\n\r\n", ask + startFEN + "\n" + ask + ask + "\n"},
		{"a line too long", strings.Repeat("x", 2000) + "\nfen\n", ask + "\n" + errLongLine.Error() + "\n" + ask + startFEN + "\n" + ask + "\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, play(t, quietGame, tt.input), tt.want)
		})
	}
}

// A person at the keyboard is told how to begin; a file of moves needs no help.
func TestBoardIsDrawnFirst(t *testing.T) {
	o := Options{Position: chess.StartingPosition()}
	compare(t, play(t, o, ""), startDiagram+"\nType a move, such as e2e4, or help.\n"+ask+"\n")
	o.Echo = true
	compare(t, play(t, o, ""), startDiagram+"\n"+ask+"\n")
}

// What is typed is on the screen already; what comes from a file is not.
func TestEchoedLines(t *testing.T) {
	o := quietGame
	o.Echo = true
	compare(t, play(t, o, "fen\n\n\x1b[2J\xff\n"), ask+"fen\n"+startFEN+"\n"+ask+"\n"+ask+`\x1b[2J\xff`+"\n"+
		wrap(`not a move and not a command: "\x1b[2J\xff"`+proposal+"; help lists the commands\n")+ask+"\n")
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
	compare(t, screen.String(), ask+startFEN+"\n"+ask+"\n")
}

func TestInputWithoutEnd(t *testing.T) {
	var screen strings.Builder
	err := Play(&endlessReader{repeated: 'x'}, &screen, quietGame)
	if !errors.Is(err, errEndless) {
		t.Errorf("the error is %v, want %v", err, errEndless)
	}
	compare(t, screen.String(), ask+"\n")
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
	if err := Play(strings.NewReader(""), &fullDisk{len(ask)}, quietGame); !errors.Is(err, errFull) {
		t.Errorf("at the end of the input the error is %v, want %v", err, errFull)
	}
}

// Once the screen has failed nothing more is sent to it, even if it would take
// that: half a board says less than none.
func TestNothingIsSentAfterAFailure(t *testing.T) {
	disk := &fullDisk{room: 10}
	s := newSession(disk, quietGame)
	s.print("a line that does not fit\n")
	s.print("short\n")
	if !errors.Is(s.failed, errFull) || disk.room != 10 {
		t.Errorf("after a failure the error is %v and %d bytes were sent, want %v and none", s.failed, 10-disk.room, errFull)
	}
}
