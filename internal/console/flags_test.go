// flags_test.go reads command lines, good ones and bad ones, and sets the variables that
// speak of the screen.

package console

import (
	"errors"
	"flag"
	"io"
	"os"
	"runtime"
	"strings"
	"testing"

	"mateinfive/internal/console/consoletest"

	"github.com/fatih/color"
)

// setScreen sets all variables that speak of the screen, so that it can show everything, and
// then some of them to other values: "TERM=vt100 LANG=C".
func setScreen(t *testing.T, others string) {
	t.Helper()
	const all = "NO_COLOR= CLICOLOR= CLICOLOR_FORCE= COLORTERM= COLUMNS= TERM=xterm-256color LC_ALL= LC_CTYPE= LANG=en_US.UTF-8 "
	for _, variable := range strings.Fields(all + others) {
		name, value, _ := strings.Cut(variable, "=")
		t.Setenv(name, value)
	}
}

func TestWhatTheScreenCanShow(t *testing.T) {
	const terminal, pipe, windows = true, false, runtime.GOOS == "windows" // which has no TERM and no LANG
	for _, tt := range []struct {
		variables   string
		out, colors bool
	}{
		{"", terminal, true}, {"", pipe, false},
		{"TERM=vt100", terminal, false}, {"TERM=", terminal, windows},
		{"TERM=linux", terminal, false}, {"TERM=linux COLORTERM=truecolor", terminal, true},
		{"TERM=xterm-kitty", terminal, true}, {"TERM=tmux-256color", terminal, true},
		{"NO_COLOR=yes", terminal, false}, {"CLICOLOR_FORCE=1 NO_COLOR=1", terminal, false},
		{"CLICOLOR=0", terminal, false}, {"CLICOLOR=1", terminal, true}, {"CLICOLOR=1", pipe, false},
		{"CLICOLOR_FORCE=1", pipe, true}, {"CLICOLOR_FORCE=1 CLICOLOR=0 TERM=vt100", pipe, true}, {"CLICOLOR_FORCE=0", pipe, false},
	} {
		setScreen(t, tt.variables)
		for flag, want := range map[string]bool{"": tt.colors, "auto": tt.colors, "always": true, "never": false} {
			if got := isInColor(flag, tt.out); got != want {
				t.Errorf("with %q, -color %q, on a terminal %v: color is %v, want %v", tt.variables, flag, tt.out, got, want)
			}
		}
	}
	for variables, want := range map[string]bool{
		"": true, "LANG=C": false, "LANG=POSIX": false, "LANG=": windows, "LANG=de_DE.ISO-8859-1": false,
		"LANG=C LC_CTYPE=C.utf8": true, "LC_ALL=C": false, "LC_ALL=C LC_CTYPE=C.UTF-8": false,
	} {
		setScreen(t, variables)
		if got := knowsFigures(); got != want {
			t.Errorf("with %q it knows figures: %v, want %v", variables, got, want)
		}
	}
	for variables, want := range map[string]int{
		"": 80, "COLUMNS=40": 40, "COLUMNS=20": 20, "COLUMNS=19": 80, "COLUMNS=200": 80, "COLUMNS=wide": 80,
	} {
		setScreen(t, variables)
		if got := width(); got != want {
			t.Errorf("with %q the width is %d, want %d", variables, got, want)
		}
	}
}

// parse reads a command line, with the flags of all chapters and one of a chapter's own. It
// also returns what is printed.
func parse(t *testing.T, line string, fen func(string) error) (o Options, printed string, err error) {
	t.Setenv("MATEINFIVE_PATIENCE", "10m") // on a busy machine too
	var out strings.Builder
	set := flag.NewFlagSet("ch03-check", flag.ContinueOnError)
	set.SetOutput(&out)
	o.Define(set)
	set.Func("fen", "begin with this `FEN`", fen)
	err = Parse(set, strings.Fields(line))
	return o, out.String(), err
}

// What is typed is not echoed, and the answers fit the window; what is read from a file is
// answered alike everywhere. The null device is of the kind that a terminal is.
func TestFlags(t *testing.T) {
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	closed, play := consoletest.File(t, ""), consoletest.File(t, "flip\n").Name()
	closed.Close()
	for _, tt := range []struct {
		name, screen, flags string
		keyboard            *os.File
		want                Options
		input               string
	}{
		{"a terminal", "NO_COLOR=1", "", null, Options{Width: 40}, ""},
		{"what the library finds", "", "", null, Options{Width: 40, Color: !color.NoColor, Figures: !color.NoColor}, ""},
		{"all is auto", "CLICOLOR_FORCE=1", "-color=auto -pieces=auto", null, Options{Width: 40, Color: true, Figures: true}, ""},
		{"no UTF-8", "CLICOLOR_FORCE=1 LANG=C", "", null, Options{Width: 40, Color: true}, ""},
		{"color never", "CLICOLOR_FORCE=1", "-color never", null, Options{Width: 40}, ""},
		{"color always", "NO_COLOR=1", "-color always", null, Options{Width: 40, Color: true, Figures: true}, ""},
		{"letters", "CLICOLOR_FORCE=1", "-pieces=letters", null, Options{Width: 40, Color: true}, ""},
		{"figures", "NO_COLOR=1 LANG=C", "-pieces=figures", null, Options{Width: 40, Figures: true}, ""},
		{"flip", "NO_COLOR=1", "-flip", null, Options{Width: 40, Flip: true}, ""},
		{"a file in place of the keyboard", "NO_COLOR=1", "", consoletest.File(t, "fen\n"), Options{Echo: true}, "fen\n"},
		{"a file to play", "NO_COLOR=1", "-play=" + play, null, Options{Echo: true}, "flip\n"},
		{"a closed keyboard", "NO_COLOR=1", "", closed, Options{Echo: true}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			setScreen(t, "COLUMNS=40 "+tt.screen)
			o, printed, err := parse(t, tt.flags, nil)
			if err != nil || printed != "" {
				t.Fatalf("the error is %v, and this is printed: %q", err, printed)
			}
			in, err := o.Open(tt.keyboard)
			if err != nil {
				t.Fatal(err)
			}
			if tt.input != "" {
				input, _ := io.ReadAll(in)
				consoletest.Compare(t, string(input), tt.input)
				in.(*os.File).Close()
			}
			if o.color, o.pieces, o.play = "", "", ""; o != tt.want {
				t.Errorf("the options are %+v, want %+v", o, tt.want)
			}
		})
	}
	o, _, _ := parse(t, "-play none.txt", nil)
	if _, err := o.Open(null); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("of a file that there is not, the error is %v", err)
	}
}

func TestBadFlags(t *testing.T) {
	refuse := func(string) error { return errors.New("no FEN\x1b") }
	fail := func(string) error { panic("oh\x1b") }
	for _, tt := range []struct {
		line string
		fen  func(string) error
		want string // the beginning of the sentence
	}{
		{"-color maybe", nil, `invalid value "maybe" for flag -color: it can be always, never, auto; -h lists` + "\nthe flags"},
		{"-pieces=", nil, `invalid value "" for flag -pieces: it can be letters, figures, auto; -h`},
		{"-pieces \x1b[2J", nil, `invalid value "\x1b[2J" for flag -pieces`},
		{"-flip=perhaps", nil, `invalid boolean value "perhaps" for -flip`},
		{"-sound", nil, "there is no flag -sound; -h lists the flags"},
		{"-\x1b[2J", nil, `there is no flag -\x1b[2J; -h`},
		{"---\x1b", nil, `bad flag syntax: ---\x1b; -h`},
		{"-play", nil, "flag needs an argument: -play; -h"},
		{"-flip \x1b", nil, `"\x1b" is one word too many: flags begin with a dash`},
		{"-fen 9", refuse, `invalid value "9" for flag -fen: no FEN\x1b; -h`},
		{"-fen 8", fail, "TestBadFlags panics at internal/console/flags_test.go:"},
	} {
		t.Run(tt.line, func(t *testing.T) {
			_, printed, err := parse(t, tt.line, tt.fen)
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) || strings.Contains(err.Error(), "\x1b") || printed != "" {
				t.Errorf("the error is %v, want one that begins with %s; and %q is printed", err, tt.want, printed)
			}
		})
	}
}

func TestHelpOnFlags(t *testing.T) {
	_, got, err := parse(t, "-quiet -h", nil)
	const first, last = "Usage: go run ./ch03-check [flags]\n  -color always|never|auto\n", "\n  -quiet\n    \tdraw the board only when asked to\n"
	if err != flag.ErrHelp || !strings.HasPrefix(got, first) || !strings.HasSuffix(got, last) {
		t.Errorf("the error is %v, want %v, and the usage from %q to %q:\n%s", err, flag.ErrHelp, first, last, got)
	}
}
