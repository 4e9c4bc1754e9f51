// flags_test.go reads command lines, good ones and bad ones.

package terminal

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"

	"github.com/fatih/color"
)

// parse reads a command line.
func parse(t *testing.T, args ...string) *Flags {
	t.Helper()
	set := flag.NewFlagSet("ch04-special", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	f := NewFlags(set)
	if err := set.Parse(args); err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	return f
}

// options reads a command line and turns it into options. The keyboard is a
// file, so that what is read from it is echoed.
func options(t *testing.T, args ...string) (Options, error) {
	t.Helper()
	return parse(t, args...).Options(openText(t, ""))
}

func TestOptions(t *testing.T) {
	start := chess.StartingPosition()
	lesson := at("4k3/8/8/8/8/8/4P3/4K3", chess.White)
	whole := chess.Position{
		Board: chess.MustParsePlacement("4k3/8/8/3pP3/8/8/8/4K2R"), SideToMove: chess.White,
		Castling: chess.WhiteKingSide, HalfmoveClock: 7, FullmoveNumber: 29,
	}
	whole.SetEnPassant(chess.D6)
	tests := []struct {
		name string
		args []string
		want Options
	}{
		{"nothing", nil, Options{Position: start, Echo: true}},
		{"flip", []string{"-flip"}, Options{Position: start, Echo: true, Flip: true}},
		{"quiet", []string{"-quiet"}, Options{Position: start, Echo: true, Quiet: true}},
		{"pieces letters", []string{"-pieces", "letters"}, Options{Position: start, Echo: true}},
		{"pieces figures", []string{"-pieces", "figures"}, Options{Position: start, Echo: true, Figures: true}},
		{"color never", []string{"-color", "never"}, Options{Position: start, Echo: true}},
		{"color always brings figures", []string{"-color", "always"}, Options{Position: start, Echo: true, Color: true, Figures: true}},
		{"color always, but letters", []string{"-color=always", "-pieces=letters"}, Options{Position: start, Echo: true, Color: true}},
		{"the beginning of a FEN", []string{"-fen", "4k3/8/8/8/8/8/4P3/4K3"}, Options{Position: lesson, Echo: true}},
		{"fen with White to move", []string{"-fen", "4k3/8/8/8/8/8/4P3/4K3 w"}, Options{Position: lesson, Echo: true}},
		{"fen with Black to move", []string{"-fen", "4k3/8/8/8/8/8/4P3/4K3 b"}, Options{Position: at("4k3/8/8/8/8/8/4P3/4K3", chess.Black), Echo: true}},
		{"a whole FEN", []string{"-fen", "4k3/8/8/3pP3/8/8/8/4K2R w K d6 7 29"}, Options{Position: whole, Echo: true}},
		{"an empty board", []string{"-fen", "8/8/8/8/8/8/8/8"}, Options{Position: chess.Position{FullmoveNumber: 1}, Echo: true}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := options(t, tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if got != tt.want {
				t.Errorf("%v: got %+v, want %+v", tt.args, got, tt.want)
			}
		})
	}
}

// The flags leave it to color.NoColor whether auto means color: it is false on
// a terminal, unless NO_COLOR is set or TERM is dumb.
func TestAuto(t *testing.T) {
	tests := []struct {
		noColor                  bool
		args                     string
		wantColor, wantInFigures bool
	}{
		{false, "-color=auto -pieces=auto", true, true},
		{true, "-color=auto -pieces=auto", false, false},
		{false, "-color=never -pieces=auto", false, false},
		{true, "-color=always -pieces=auto", true, true},
		{false, "-color=auto -pieces=letters", true, false},
		{true, "-color=auto -pieces=figures", false, true},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("NoColor %v %s", tt.noColor, tt.args), func(t *testing.T) {
			swap(t, &color.NoColor, tt.noColor)
			got, err := options(t, strings.Fields(tt.args)...)
			if err != nil {
				t.Fatal(err)
			}
			if got.Color != tt.wantColor || got.Figures != tt.wantInFigures {
				t.Errorf("Color %v, Figures %v; want %v, %v", got.Color, got.Figures, tt.wantColor, tt.wantInFigures)
			}
		})
	}
}

// The null device is of the kind that a terminal is: a device that gives one
// character after the other.
func TestEcho(t *testing.T) {
	keyboard, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer keyboard.Close()
	if o, _ := parse(t).Options(keyboard); o.Echo {
		t.Error("what is typed on a terminal is echoed once more")
	}
	if o, _ := parse(t, "-play", writeText(t, "")).Options(keyboard); !o.Echo {
		t.Error("what is played from a file is not echoed")
	}
	keyboard.Close()
	if o, _ := parse(t).Options(keyboard); !o.Echo {
		t.Error("a closed keyboard is taken for a terminal")
	}
}

func TestBadCommandLines(t *testing.T) {
	tests := []struct {
		args []string
		want string // part of the sentence
	}{
		{[]string{"-color", "maybe"}, `-color "maybe": it can be always, never or auto`},
		{[]string{"-color", ""}, `-color ""`},
		{[]string{"-pieces", "Letters"}, `-pieces "Letters": it can be figures, letters or auto`},
		{[]string{"-pieces", "\x1b[2J"}, `-pieces "\x1b[2J"`},
		{[]string{"-fen", "banana"}, "-fen: not a FEN: not a piece placement"},
		{[]string{"-fen", "8/8/8/8/8/8/8/9"}, "column 15, rank 1"},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 x"}, `side to move "x": expected w or b`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w KX"}, `castling "KX": expected letters of KQkq`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w - e3"}, `en passant "e3": expected - or, with white to move, a square on rank 6`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w - - x"}, `halfmove clock "x": expected a whole number`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w - - 0 0"}, `move number "0": expected a whole number, at least 1`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w - - 0 1 2"}, "it has 7 fields"},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 \x1b"}, `side to move "\x1b"`},
		{[]string{"e2e4"}, `"e2e4" is one word too many: flags begin with a dash`},
		{[]string{"-fen", "8/8/8/8/8/8/8/8", "w"}, `"w" is one word too many: a FEN has spaces, so put it in quotation marks`},
		{[]string{"-flip", "yes"}, `"yes" is one word too many`},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			_, err := options(t, tt.args...)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("the error is %v, want one with %s", err, tt.want)
			}
			if !errors.Is(err, ErrFlag) || ExitStatus(err) != 2 {
				t.Errorf("the exit status is %d, want 2 for ErrFlag", ExitStatus(err))
			}
		})
	}
}

func TestBadFiles(t *testing.T) {
	folder := t.TempDir()
	missing := filepath.Join(folder, "none.txt")
	for _, name := range []string{"-play"} {
		t.Run(name+" missing", func(t *testing.T) {
			_, err := options(t, name, missing)
			fails(t, err, `there is no such file`)
		})
		t.Run(name+" folder", func(t *testing.T) {
			_, err := options(t, name, folder)
			fails(t, err, `this is a folder, not a file`)
		})
		t.Run(name+" escape sequence", func(t *testing.T) {
			_, err := options(t, name, "\x1b[2J")
			fails(t, err, `"\x1b[2J": `)
		})
	}
}

// fails checks the error for a file.
func fails(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Fatalf("the error is %v, want one with %s", err, want)
	}
	if errors.Is(err, ErrFlag) || ExitStatus(err) != 1 {
		t.Errorf("the exit status is %d, want 1", ExitStatus(err))
	}
}

func TestOpenError(t *testing.T) {
	odd := &fs.PathError{Op: "open", Path: "x", Err: errors.New("the disk is on fire")}
	tests := []struct {
		err  error
		want string
	}{
		{&fs.PathError{Op: "open", Path: "x", Err: fs.ErrNotExist}, `"x": there is no such file`},
		{&fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}, `"x": you may not read this file`},
		{odd, `"x": cannot be opened: the disk is on fire`},
	}
	for _, tt := range tests {
		if got := openError("x", tt.err).Error(); got != tt.want {
			t.Errorf("openError(%v) = %s, want %s", tt.err, got, tt.want)
		}
	}
}

func TestScript(t *testing.T) {
	o, err := options(t, "-play", writeText(t, "flip\nquit\n"))
	if err != nil {
		t.Fatal(err)
	}
	script, err := io.ReadAll(o.Script)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, string(script), "flip\nquit\n")
	o, err = options(t, "-play", filepath.Join(t.TempDir(), "none"))
	if err == nil || o.Script != nil {
		t.Errorf("a missing file is read as %v, error %v", o.Script, err)
	}
}

func TestExitStatus(t *testing.T) {
	tests := []struct {
		err  error
		want int
	}{
		{nil, 0},
		{ErrFlag, 2},
		{fmt.Errorf("%w: -x", ErrFlag), 2},
		{errEndless, 1},
	}
	for _, tt := range tests {
		if got := ExitStatus(tt.err); got != tt.want {
			t.Errorf("ExitStatus(%v) = %d, want %d", tt.err, got, tt.want)
		}
	}
}

// What -h prints is the manual of the command line.
func TestUsage(t *testing.T) {
	set := flag.NewFlagSet("ch04-special", flag.ContinueOnError)
	var manual strings.Builder
	set.SetOutput(&manual)
	NewFlags(set)
	if err := set.Parse([]string{"-h"}); !errors.Is(err, flag.ErrHelp) {
		t.Fatalf("the error is %v, want %v", err, flag.ErrHelp)
	}
	compare(t, "\n"+strings.ReplaceAll(manual.String(), "\t", "    "), `
Usage: go run ./ch04-special [flags]
  -color always|never|auto
        send color codes always|never|auto: auto is only to a terminal, and never with NO_COLOR (default "auto")
  -fen FEN
        begin in this position, a FEN in quotation marks
  -flip
        draw the board with Black's side below
  -pieces letters|figures|auto
        draw pieces as letters|figures|auto: auto is figures where color is on (default "auto")
  -play FILE
        play the lines of this FILE instead of what is typed
  -quiet
        draw the board only when asked to
`)
}
