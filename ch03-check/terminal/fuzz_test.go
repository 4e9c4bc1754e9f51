// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch03-check/terminal
//	go test -fuzz FuzzGames ./ch03-check/terminal
//	go test -fuzz FuzzFlags ./ch03-check/terminal

package terminal

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch03-check/chess"
)

// state is everything that a refused line must leave as it was.
func state(s *session) string {
	return fmt.Sprint(s.game.Position(), s.game.Record(), s.touched)
}

func FuzzPrompt(f *testing.F) {
	for _, seed := range []string{
		"", "\n", "e2e4\ne7e5\nquit\nfen\n", "e2\ne4\ne7\ne7\n", "e2 e5\ne9e4\n", "put N e4\ntake e4\nclear\n",
		"Ng1-f3\nNf3\nO-O\ne7e8q\n", "\ufeffflip\r\nboard\r\n", "pieces figures\npieces \x1b[2J\n",
		"\x00\xff\xfe\u202e\u009b\n", "put \xff e4\nmoves e2\nfen x\n", "go\nmatch 2\nmatch -1\nmatch 9999\ngains\n", strings.Repeat("x", 2000),
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

// FuzzGames begins where the rules of this chapter bite: in check, after the
// end of a game, without kings.
func FuzzGames(f *testing.F) {
	positions := []string{
		"r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR", "4k3/4P3/4K3/8/8/8/8/8", "4r3/8/8/8/4R1k1/8/8/4K3",
		"8/8/8/4p3/4P3/8/8/8", "8/8/8/8/8/8/8/8", "8/8/8/8/3n4/8/4r3/R7", "4k3/8/5N2/6q1/8/8/4R3/4K3", "6k1/8/8/8/4r2b/8/5R2/4K3",
		"8/P6k/8/8/8/8/p6K/8", "kK6/8/8/8/8/8/8/8", "KK5k/8/8/8/8/8/8/r6k",
	}
	for i, seed := range []string{
		"e8f7\ne8\nf7\nwhy e8f7\n", "e8d7\nmoves e8\nreset\ne8e7\n", "e8e4\ne1e2\nattackers g4\nmoves e4\n",
		"e4e5\nmoves e4\nwhy e4e5\n", "a1\nfen\nboard\nmoves a1\nflip\n", "a1e1\ne2e1\nrecord\ncaptured\n",
		"g5f6\ne8d7\nwhy e8e7\nattackers e8\n", "f2e2\nwhy f2e2\nf2\ne2\ne1d1\n", "a7a8\na2a1\na8a7\n",
		"a8b8\nb8a8\na8a7\nwhy b8a8\n", "b8b7\nh8\nh1h2\nwhy\nattackers \x1b\nwhy \xff\n",
	} {
		f.Add(uint(i), i%2 == 0, seed)
	}
	f.Fuzz(func(t *testing.T, which uint, black bool, input string) {
		s := from(t, positions[which%uint(len(positions))], quietGame())
		if black {
			s.given.SideToMove = chess.Black
			s.begin(s.given)
		}
		for line := range strings.Lines(input) {
			before, turn, over := state(s), s.game.Turn(), s.game.Status().IsOver()
			screen := reply(s, line)
			if strings.ContainsFunc(screen, func(letter rune) bool { return letter != '\n' && !unicode.IsPrint(letter) }) {
				t.Fatalf("the screen shows a control character: %q", screen)
			}
			p := s.game.Position()
			switch moved := p.SideToMove != turn && len(s.game.Record()) > 0; {
			case moved && over:
				t.Fatalf("%q is played after the end, in\n%s", line, before)
			case moved && p.InCheck(turn):
				t.Fatalf("%q leaves the king of %s in check:\n%s", line, turn, p)
			}
		}
	})
}

// FuzzFlags reads command lines: the words of a line. Whatever is accepted can
// be played.
func FuzzFlags(f *testing.F) {
	for _, seed := range []string{
		"", "-flip -quiet", "-fen 8/8/8/8/8/8/8/K6k", "-fen 9", "-color always -pieces letters", "-color= -pieces", "-- e2e4", "-h", "-white mine -seed 1", "-black random", "-white mine -black mine", "-seed -1", "-\x1b",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if o, err := parse(strings.Fields(line)...); err == nil {
			play(t, *o, "board\n")
		}
	})
}
