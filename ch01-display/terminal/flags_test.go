// flags_test.go reads command lines, good ones and bad ones.

package terminal

import (
	"flag"
	"io"
	"os"
	"strings"
	"testing"

	"mateinfive/ch01-display/chess"

	"github.com/fatih/color"
)

// parse reads a command line.
func parse(args ...string) (*Options, error) {
	set := flag.NewFlagSet("ch01-display", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o := Flags(set)
	return o, Parse(set, args)
}

// open reads a command line and opens what it names. The keyboard is a file, so
// that what is read from it is echoed.
func open(t *testing.T, args ...string) (*Options, io.Reader, error) {
	t.Helper()
	o, err := parse(args...)
	if err != nil {
		t.Fatal(err)
	}
	in, err := o.Open(openText(t, "the keyboard"))
	return o, in, err
}

func TestFlags(t *testing.T) {
	start := chess.StartingBoard()
	lesson := chess.MustParsePlacement("4k3/8/8/8/8/8/4P3/4K3")
	diagram := writeText(t, lesson.String())
	windows := writeText(t, byteOrderMark+strings.ReplaceAll(lesson.String(), "\n", "\r\n"))
	tests := []struct {
		name     string
		args     []string
		terminal bool // color makes sense
		board    chess.Board
		view     view
		quiet    bool
	}{
		{name: "nothing, in a pipe", board: start},
		{name: "nothing, on a terminal", terminal: true, board: start, view: view{color: true, figures: true}},
		{name: "all is auto, in a pipe", args: []string{"-color=auto", "-pieces=auto"}, board: start},
		{name: "all is auto, on a terminal", args: []string{"-color=auto", "-pieces=auto"}, terminal: true, board: start, view: view{color: true, figures: true}},
		{name: "color never", args: []string{"-color", "never"}, terminal: true, board: start},
		{name: "color always", args: []string{"-color", "always"}, board: start, view: view{color: true, figures: true}},
		{name: "color and letters", args: []string{"-color=always", "-pieces=letters"}, board: start, view: view{color: true}},
		{name: "figures and no color", args: []string{"-pieces=figures"}, board: start, view: view{figures: true}},
		{name: "flip", args: []string{"-flip"}, board: start, view: view{flip: true}},
		{name: "quiet", args: []string{"-quiet"}, board: start, quiet: true},
		{name: "fen", args: []string{"-fen", lesson.Placement()}, board: lesson},
		{name: "diagram", args: []string{"-diagram", diagram}, board: lesson},
		{name: "diagram of another editor", args: []string{"-diagram", windows}, board: lesson},
		{name: "the last of two boards counts", args: []string{"-fen", "8/8/8/8/8/8/8/8", "-diagram", diagram}, board: lesson},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			swap(t, &color.NoColor, !tt.terminal)
			o, in, err := open(t, tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if input, _ := io.ReadAll(in); string(input) != "the keyboard" {
				t.Errorf("the lines come from %q, want the keyboard", input)
			}
			if o.board != tt.board {
				t.Errorf("the board is\n%s\nwant\n%s", o.board, tt.board)
			}
			if o.view != tt.view || o.quiet != tt.quiet {
				t.Errorf("the view is %+v, quiet %v; want %+v, quiet %v", o.view, o.quiet, tt.view, tt.quiet)
			}
		})
	}
}

// The null device is of the kind that a terminal is: a device that gives one
// character after the other.
func TestOnlyWhatIsTypedIsNotEchoed(t *testing.T) {
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	closed := openText(t, "")
	closed.Close()
	tests := []struct {
		name     string
		keyboard *os.File
		args     []string
		want     bool
		input    string
	}{
		{"a terminal", null, nil, false, ""},
		{"a file in place of the keyboard", openText(t, "fen\n"), nil, true, "fen\n"},
		{"a file to play", null, []string{"-play", writeText(t, "flip\n")}, true, "flip\n"},
		{"a closed keyboard", closed, nil, true, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o, err := parse(tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			in, err := o.Open(tt.keyboard)
			if err != nil {
				t.Fatal(err)
			}
			if o.echo != tt.want {
				t.Errorf("echo is %v, want %v", o.echo, tt.want)
			}
			input, _ := io.ReadAll(in)
			compare(t, string(input), tt.input)
		})
	}
}

func TestBadFlags(t *testing.T) {
	tests := []struct {
		args []string
		want string // part of the sentence
	}{
		{[]string{"-color", "maybe"}, `invalid value "maybe" for flag -color: it can be always, never, auto`},
		{[]string{"-pieces", ""}, `invalid value "" for flag -pieces: it can be letters, figures, auto`},
		{[]string{"-pieces", "\x1b[2J"}, `invalid value "\x1b[2J"`},
		{[]string{"-fen", "banana"}, "for flag -fen: not a piece placement"},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w"}, "whose turn it is comes in chapter 2"},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			_, err := parse(tt.args...)
			fails(t, err, tt.want)
		})
	}
}

func TestBadDiagrams(t *testing.T) {
	folder := t.TempDir()
	good := chess.StartingBoard().String()
	tests := []struct {
		name string
		file string
		want string
	}{
		{"no such file", folder + "/none.txt", "none.txt"},
		{"a folder", folder, "read " + folder},
		{"an unknown piece", writeText(t, strings.Replace(good, "P", "X", 1)), `not a diagram of a board: a2: no such piece: "X"`},
		{"bytes that are no text", writeText(t, "\x7fELF\x02\x00"), "it has 1 line: expected nine"},
		{"a line too many", writeText(t, good+strings.Repeat("\n", 9000)+"x"), "it has 9009 lines: expected nine"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := parse("-diagram", tt.file)
			fails(t, err, tt.want)
		})
	}
	// Whatever follows after many bytes is not read, be it a gigabyte.
	if _, err := parse("-diagram", writeText(t, good+strings.Repeat("\n", 20_000)+"x")); err != nil {
		t.Errorf("a large file is read to its end: %v", err)
	}
}

func TestNoFileToPlay(t *testing.T) {
	_, _, err := open(t, "-play", t.TempDir()+"/none.txt")
	fails(t, err, "none.txt")
}

// fails checks what an error says.
func fails(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("the error is %v, want one with %s", err, want)
	}
}
