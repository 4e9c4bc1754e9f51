// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch03-check/terminal

package terminal

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch03-check/chess"
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

// FuzzGames begins where the rules of this chapter bite: in check, after the
// end of a game, without kings.
func FuzzGames(f *testing.F) {
	placements := []string{
		figureCheckmate, figureStalemate, pinnedRook, "8/8/8/4p3/4P3/8/8/8", "8/8/8/8/8/8/8/8", "8/8/8/8/3n4/8/4r3/R7",
		"4k3/8/5N2/6q1/8/8/4R3/4K3", "6k1/8/8/8/4r2b/8/5R2/4K3", "8/P6k/8/8/8/8/p6K/8", "kK6/8/8/8/8/8/8/8", "KK5k/8/8/8/8/8/8/r6k",
	}
	for i, seed := range []string{
		"e8f7\ne8\nf7\nwhy e8f7\n", "e8d7\nmoves e8\nreset\ne8e7\n", "e8e4\ne1e2\nattackers g4\nmoves e4\n", "e4e5\nmoves e4\nwhy e4e5\n",
		"a1\nfen\nboard\nmoves a1\nflip\n", "a1e1\ne2e1\nrecord\ncaptured\n", "g5f6\ne8d7\nwhy e8e7\nattackers e8\n", "f2e2\nwhy f2e2\nf2\ne2\ne1d1\n",
		"a7a8\na2a1\na8a7\n", "a8b8\nb8a8\na8a7\nwhy b8a8\n", "b8b7\nh8\nh1h2\nwhy\nattackers \x1b\nwhy \xff\n",
	} {
		f.Add(uint(i), i%2 == 0, seed)
	}
	f.Fuzz(func(t *testing.T, which uint, black bool, input string) {
		o := Options{Board: chess.MustParsePlacement(placements[which%uint(len(placements))]), Echo: true, Quiet: true}
		if black {
			o.Turn = chess.Black
		}
		screen := play(t, o, input)
		for _, letter := range screen {
			if letter == unicode.ReplacementChar && !strings.ContainsRune(input, letter) || letter != '\n' && !unicode.IsPrint(letter) {
				t.Fatalf("the screen shows the character %U: %q", letter, screen)
			}
		}
		s := newSession(io.Discard, o)
		for line := range strings.Lines(input) {
			before, turn, over := position(s), s.game.Turn(), s.game.Status().IsOver()
			plies := len(s.game.Record())
			err := s.carryOut(strings.Fields(line))
			board := s.game.Board()
			switch moved := len(s.game.Record()) > plies; {
			case err != nil && position(s) != before:
				t.Fatalf("%q is refused (%v), and yet the position\n%s\nhas become\n%s", line, err, before, position(s))
			case moved && over:
				t.Fatalf("%q is played after the end, in\n%s", line, before)
			case moved && board.InCheck(turn):
				t.Fatalf("%q leaves the king of %s in check:\n%s", line, turn, board)
			}
		}
	})
}
