// flags_test.go reads command lines, good ones and bad ones.

package terminal

import (
	"flag"
	"io"
	"os"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/screen"
)

// parse reads a command line.
func parse(args ...string) (*Options, error) { return parseIn(unwritten(), args...) }

// parseIn does so in an environment of the test.
func parseIn(e environment, args ...string) (*Options, error) {
	set := flag.NewFlagSet("ch05-full", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o := &Options{environment: e}
	o.define(set)
	return o, Parse(set, args)
}

// open reads a command line and opens what it names. The keyboard is a file, so
// that what is read from it is echoed.
func open(t *testing.T, e environment, args ...string) (*Options, io.Reader, error) {
	t.Helper()
	o, err := parseIn(e, args...)
	if err != nil {
		t.Fatal(err)
	}
	in, err := o.Open(openText(t, "the keyboard"))
	return o, in, err
}

func TestFlags(t *testing.T) {
	start := chess.StartingPosition()
	const fen = "4k3/8/8/8/8/8/4P3/R3K3 b Q - 9 29"
	lesson := from(t, fen).given
	tests := []struct {
		name     string
		args     []string
		terminal bool // color makes sense
		position chess.Position
		view     screen.View
		quiet    bool
	}{
		{name: "nothing, in a pipe", position: start},
		{name: "nothing, on a terminal", terminal: true, position: start, view: screen.View{Color: true, Figures: true}},
		{name: "all is auto, in a pipe", args: []string{"-color=auto", "-pieces=auto"}, position: start},
		{name: "all is auto, on a terminal", args: []string{"-color=auto", "-pieces=auto"}, terminal: true, position: start, view: screen.View{Color: true, Figures: true}},
		{name: "color never", args: []string{"-color", "never"}, terminal: true, position: start},
		{name: "color always", args: []string{"-color", "always"}, position: start, view: screen.View{Color: true, Figures: true}},
		{name: "color and letters", args: []string{"-color=always", "-pieces=letters"}, position: start, view: screen.View{Color: true}},
		{name: "figures and no color", args: []string{"-pieces=figures"}, position: start, view: screen.View{Figures: true}},
		{name: "flip", args: []string{"-flip"}, position: start, view: screen.View{Flip: true}},
		{name: "quiet", args: []string{"-quiet"}, position: start, quiet: true},
		{name: "fen", args: []string{"-fen", fen}, position: lesson},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := unwritten()
			e.noColor = !tt.terminal
			o, in, err := open(t, e, tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if input, _ := io.ReadAll(in); string(input) != "the keyboard" {
				t.Errorf("the lines come from %q, want the keyboard", input)
			}
			if o.position != tt.position {
				t.Errorf("the position is\n%s\nwant\n%s", o.position, tt.position)
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

func TestAClockThatIsATask(t *testing.T) {
	_, _, err := open(t, unwritten(), "-clock", "5h")
	fails(t, err, "task Hourglass is not written yet: go run ./exercises next ch05 Hourglass")
}

// fails checks what an error says.
func fails(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("the error is %v, want one with %s", err, want)
	}
}
