// screen_test.go sets the variables that speak of the screen, and asks.

package terminal

import (
	"mateinfive/ch05-full/screen"
	"os"
	"runtime"
	"strings"
	"testing"
)

// screenVariables are the variables of the environment that speak of the screen,
// with values that give it all that it can have.
var screenVariables = map[string]string{
	"NO_COLOR": "", "CLICOLOR": "", "CLICOLOR_FORCE": "", "COLORTERM": "", "COLUMNS": "",
	"TERM": "xterm-256color", "LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.UTF-8",
}

// setScreen sets all of these variables, and some of them to other values: "TERM=vt100
// LANG=C".
func setScreen(t *testing.T, others string) {
	t.Helper()
	for name, value := range screenVariables {
		t.Setenv(name, value)
	}
	for _, other := range strings.Fields(others) {
		name, value, _ := strings.Cut(other, "=")
		t.Setenv(name, value)
	}
}

func TestWhatTheScreenCanShow(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no variables that tell")
	}
	tests := []struct {
		variables      string
		pipe           bool
		color, figures bool // of auto
		width          int
	}{
		{"", false, true, true, 80},
		{"", true, false, false, 80},
		{"TERM=vt100", false, false, false, 80},
		{"TERM=", false, false, false, 80},
		{"TERM=linux", false, false, false, 80},
		{"TERM=linux COLORTERM=truecolor", false, true, true, 80},
		{"TERM=xterm-kitty", false, true, true, 80},
		{"TERM=tmux-256color", false, true, true, 80},
		{"NO_COLOR=1", false, false, false, 80},
		{"CLICOLOR=0", false, false, false, 80},
		{"CLICOLOR=1", false, true, true, 80},
		{"CLICOLOR=1", true, false, false, 80},
		{"CLICOLOR_FORCE=1", true, true, true, 80},
		{"CLICOLOR_FORCE=1 CLICOLOR=0 TERM=vt100", true, true, true, 80},
		{"CLICOLOR_FORCE=0", true, false, false, 80},
		{"CLICOLOR_FORCE=1 NO_COLOR=1", false, false, false, 80},
		{"LANG=C", false, true, false, 80},
		{"LANG=POSIX", false, true, false, 80},
		{"LANG=", false, true, false, 80},
		{"LANG=de_DE.ISO-8859-1", false, true, false, 80},
		{"LANG=C LC_CTYPE=C.utf8", false, true, true, 80},
		{"LC_ALL=C", false, true, false, 80},
		{"LC_ALL=C LC_CTYPE=C.UTF-8", false, true, false, 80},
		{"COLUMNS=40", false, true, true, 40},
		{"COLUMNS=200", false, true, true, 80},
		{"COLUMNS=3", false, true, true, 80},
		{"COLUMNS=wide", false, true, true, 80},
	}
	for _, tt := range tests {
		name := tt.variables
		if tt.pipe {
			name += " in a pipe"
		}
		t.Run(name, func(t *testing.T) {
			setScreen(t, tt.variables)
			e := unwritten()
			e.noColor = tt.pipe
			o, _, err := open(t, e)
			if err != nil {
				t.Fatal(err)
			}
			if want := (screen.View{Color: tt.color, Figures: tt.figures}); o.view != want {
				t.Errorf("the view is %+v, want %+v", o.view, want)
			}
			if got := width(); got != tt.width {
				t.Errorf("the width is %d, want %d", got, tt.width)
			}
		})
	}
}

// Lines break between words wherever the player types; what is read from a file is
// answered alike on every screen.
func TestNarrowScreen(t *testing.T) {
	setScreen(t, "COLUMNS=40")
	s := newSession(nil, Options{environment: unwritten(), width: width(), quiet: true})
	for _, typed := range []string{"help", "banana"} {
		for line := range strings.Lines(reply(s, typed)) {
			if columns := len([]rune(line)) - 1; columns > 40 {
				t.Errorf("%q has %d columns", line, columns)
			}
		}
	}
	null, err := os.Open(os.DevNull) // which is of the kind that a terminal is
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	for keyboard, want := range map[*os.File]int{null: 40, openText(t, "help"): 0} { // 0 stands for screenWidth
		o := quietGame
		if _, err := o.Open(keyboard); err != nil || o.width != want {
			t.Errorf("what comes from %s is answered in %d columns (%v), want %d", keyboard.Name(), o.width, err, want)
		}
	}
}
