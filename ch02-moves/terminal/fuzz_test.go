// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch02-moves/terminal

package terminal

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch02-moves/chess"
)

// position returns everything that a refused line must leave as it was.
func position(s *session) string {
	return fmt.Sprint(s.game.Board(), s.game.Turn(), s.game.Record(), s.game.Captured(), s.touched)
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
		o := Options{Board: chess.StartingBoard(), Echo: true, Quiet: true}
		screen := play(t, o, input)
		if !utf8.ValidString(screen) {
			t.Errorf("the screen shows broken UTF-8: %q", screen)
		}
		for _, letter := range screen {
			if letter != '\n' && !unicode.IsPrint(letter) {
				t.Fatalf("the screen shows the character %U: %q", letter, screen)
			}
		}
		s := newSession(io.Discard, o)
		for line := range strings.Lines(input) {
			before := position(s)
			if err := s.carryOut(strings.Fields(line)); err != nil && position(s) != before {
				t.Fatalf("%q is refused (%v), and yet the position\n%s\nhas become\n%s", line, err, before, position(s))
			}
		}
	})
}
