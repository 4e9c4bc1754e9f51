// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch02-moves/terminal
//	go test -fuzz FuzzFlags ./ch02-moves/terminal

package terminal

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// state is everything that a refused line must leave as it was.
func state(s *session) string {
	return fmt.Sprint(s.game.Position(), s.game.Record(), s.touched)
}

func FuzzPrompt(f *testing.F) {
	for _, seed := range []string{
		"", "\n", "e2e4\ne7e5\nquit\nfen\n", "e2\ne4\ne7\ne7\n", "e2 e5\ne9e4\n", "put N e4\ntake e4\nclear\n",
		"Ng1-f3\nNf3\nO-O\ne7e8q\n", "\ufeffflip\r\nboard\r\n", "pieces figures\npieces \x1b[2J\n",
		"\x00\xff\xfe\u202e\u009b\n", "put \xff e4\nmoves e2\nfen x\n", strings.Repeat("x", 2000),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input string) {
		o := quietGame()
		o.Echo = true
		screen := play(t, o, input)
		if !utf8.ValidString(screen) {
			t.Errorf("the screen shows broken UTF-8: %q", screen)
		}
		for _, r := range screen {
			if r != '\n' && !unicode.IsPrint(r) {
				t.Fatalf("the screen shows the character %U: %q", r, screen)
			}
		}
		s := begin(o)
		for line := range strings.Lines(input) {
			before := state(s)
			if err := s.obey(line); err != nil && state(s) != before {
				t.Fatalf("%q is refused (%v), and yet\n%s\nhas become\n%s", line, err, before, state(s))
			}
		}
	})
}

// FuzzFlags reads command lines: the words of a line. Whatever is accepted can
// be played.
func FuzzFlags(f *testing.F) {
	for _, seed := range []string{
		"", "-flip -quiet", "-fen 8/8/8/8/8/8/8/K6k", "-fen 9", "-color always -pieces letters", "-color= -pieces", "-- e2e4", "-h", "-\x1b",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if o, err := parse(strings.Fields(line)...); err == nil {
			play(t, *o, "board\n")
		}
	})
}
