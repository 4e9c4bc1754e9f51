// input_test.go types what was never meant to be typed.

package prompt

import (
	"errors"
	"io"
	"strings"
	"testing"
	"unicode"
)

// Whatever comes in, the answer is a sentence that is fit for a terminal, and the next line is
// heard.
func TestOddInputs(t *testing.T) {
	for _, tt := range []struct{ name, input, want string }{
		{"arrow keys", "\x1b[A", "this prompt does not know the arrow keys and their like: type the line again"},
		{"escapes", "\x1b]0;title\x07", `not a move and not a command: "\x1b]0;title\a"`},
		{"broken UTF-8", "\xff\xfe", "not a move and not a command: "},
		{"what turns text around", "help \u202e", `no command and no group of commands: "\u202e"`},
		{"a line break of Windows", "Nf3\r", "1. Nf3"},
		{"a comment that would steer the screen", "Nf3\ncomment \u009b2J\b", `{\u009b2J\b}`},
		{"a name that would steer the screen", "name white \u009b2J", `White: \u009b2J`},
		{"a file that is not there", "load \a.pgn", `\a.pgn`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := plays(t, options(t, "-quiet"), tt.input+"\nfen\n")
			if !strings.Contains(strings.ReplaceAll(got, "\n", " "), tt.want) || !strings.Contains(got, "> fen\n") {
				t.Errorf("the screen is\n%s\nwant %s", got, tt.want)
			}
			if i := strings.IndexFunc(got, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }); i >= 0 {
				t.Errorf("%q would steer the screen", got[i:])
			}
		})
	}
}

// errOut is a terminal that is gone, and a cable that is out.
var errOut = errors.New("it is gone")

type gone struct{}

func (gone) Write([]byte) (int, error) { return 0, errOut }
func (gone) Read([]byte) (int, error)  { return 0, errOut }

func TestWhatIsGone(t *testing.T) {
	if err := Play(strings.NewReader("e4\n"), gone{}, options(t, "")); !errors.Is(err, errOut) {
		t.Errorf("without a screen the error is %v", err)
	}
	if err := Play(gone{}, io.Discard, options(t, "")); !errors.Is(err, errOut) {
		t.Errorf("without a keyboard the error is %v", err)
	}
}

// Text is as wide as the screen.
func TestWidth(t *testing.T) {
	o := options(t, "-quiet")
	o.Width = 40
	got := plays(t, o, "help\nclaim\nbanana\nlink\n")
	for line := range strings.Lines(got) {
		if len(line) > 41 && strings.Contains(line, " ") {
			t.Errorf("%q is too long", line)
		}
	}
}
