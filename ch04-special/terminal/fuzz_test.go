// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch04-special/terminal
//	go test -fuzz FuzzGames ./ch04-special/terminal
//	go test -fuzz FuzzFlags ./ch04-special/terminal

package terminal

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch04-special/chess"
)

// state is everything that a refused line must leave as it was.
func state(s *session) string {
	return fmt.Sprint(s.game.Position(), s.game.Record(), s.game.Undone(), s.promoting, s.touched)
}

// slowLine is a line that counts moves for longer than a fuzzer should wait.
var slowLine = regexp.MustCompile(`(?i)(?:perft|divide|kinds|crooked).*[4-9]`)

func FuzzPrompt(f *testing.F) {
	for _, seed := range []string{
		"", "\n", "go\nmatch 2\nmatch -1\nmatch 9999\n", "e2e4\ne7e5\nquit\nfen\n", "e2\ne4\ne7\ne7\n", "e2 e5\ne9e4\n", "put N e4\ntake e4\nclear\n",
		"Ng1-f3\nNf3\nO-O\ne7e8q\n", "\ufeffflip\r\nboard\r\n", "pieces figures\npieces \x1b[2J\n",
		"\x00\xff\xfe\u202e\u009b\n", "put \xff e4\nmoves e2\nfen x\n", strings.Repeat("x", 2000),
		"e2e4\nundo\nredo\nredo\nundo 2\nundo x\nredo -1\n", "o-o\n0-0-0\noo\nOOO\nwhy O-O\nwhy e1g1\n", "e8q\ne2\ne4=Q\ne2e4k\n",
		"perft 2\ndivide 1\nperft x\ndivide \x1b\nperft 99999999999999999999\n", "fen \x1b[2J\nfen 8/8/8/8/8/8/8/8 \xff\nfen \"8/8/8/8/8/8/8/8 w - - 0 1\"\n",
		"fen 7k/P7/8/8/8/8/8/K7\na7a8\n\x1b\nundo\na7\na8\nn\nundo\nredo\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input string) {
		if slowLine.MatchString(input) {
			return
		}
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

// FuzzGames begins where the rules bite: in check, after the end of a game, without
// kings, and before castling, en passant and promotion.
func FuzzGames(f *testing.F) {
	positions := []string{
		"r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR", "4k3/4P3/4K3/8/8/8/8/8", "4r3/8/8/8/4R1k1/8/8/4K3",
		"8/8/8/4p3/4P3/8/8/8", "8/8/8/8/8/8/8/8", "8/8/8/8/3n4/8/4r3/R7", "4k3/8/5N2/6q1/8/8/4R3/4K3", "6k1/8/8/8/4r2b/8/5R2/4K3",
		"8/P6k/8/8/8/8/p6K/8", "kK6/8/8/8/8/8/8/8", "KK5k/8/8/8/8/8/8/r6k",
		"r3k2r/1P6/8/8/8/8/1p6/R3K2R w KQkq", "8/8/8/3pP3/2K5/8/8/7k w - d6", "8/6Q1/8/7k/6Pp/8/2Q5/5K2 b - g3",
		"4k3/3p4/8/4P3/8/8/8/4K2R b K - 9 29", "8/8/3Q4/kp6/p7/6q1/KP6/2q5 w", "4k3/8/8/8/8/8/8/R3K2n w KQ",
		"r3k3/8/8/8/8/8/8/K3K2R w K",
	}
	for i, seed := range []string{
		"e8f7\ne8\nf7\nwhy e8f7\n", "e8d7\nmoves e8\nreset\ne8e7\n", "e8e4\ne1e2\nattackers g4\nmoves e4\n",
		"e4e5\nmoves e4\nwhy e4e5\n", "a1\nfen\nboard\nmoves a1\nflip\n", "a1e1\ne2e1\nrecord\ncaptured\n",
		"g5f6\ne8d7\nwhy e8e7\nattackers e8\n", "f2e2\nwhy f2e2\nf2\ne2\ne1d1\n", "a7a8\na2a1\na8a7\n",
		"a8b8\nb8a8\na8a7\nwhy b8a8\n", "b8b7\nh8\nh1h2\nwhy\nattackers \x1b\nwhy \xff\n",
		"b7b8\nx\n\nmoves b7\nO-O\nb2\na1n\nundo 2\nredo 2\nundo\ne8c8\n", "e5d6\nundo\nmoves e5\nredo\n",
		"h4g3\nundo\nh5g5\n", "d7\nd5\ne5\nd6\nundo 2\no-o\nredo\n", "b2b4\na4b3\na2a1\nundo 2\nredo\nfen\n",
		"O-O\nO-O-O\nwhy e1g1\nmoves e1\nundo 9\n", "O-O\ne1g1\nh1h2\n",
	} {
		f.Add(uint(i), i%2 == 0, seed)
	}
	f.Fuzz(func(t *testing.T, which uint, black bool, input string) {
		if slowLine.MatchString(input) {
			return
		}
		s := from(t, positions[which%uint(len(positions))], quietGame())
		if black {
			s.given.SideToMove = chess.Black
			s.begin(s.given)
		}
		start := s.game.Position()
		for line := range strings.Lines(input) {
			before, plies, turn, over := state(s), len(s.game.Record()), s.game.Turn(), s.game.Status().IsOver()
			screen := reply(s, line)
			if strings.ContainsFunc(screen, func(letter rune) bool { return letter != '\n' && !unicode.IsPrint(letter) }) {
				t.Fatalf("the screen shows a control character: %q", screen)
			}
			p := s.game.Position()
			if len(s.game.Record()) == 0 && s.game.Undone() == 0 {
				start = p // of another game
			}
			switch moved := len(s.game.Record()) == plies+1 && p.SideToMove != turn; {
			case moved && over:
				t.Fatalf("%q is played after the end, in\n%s", line, before)
			case moved && p.InCheck(turn):
				t.Fatalf("%q leaves the king of %s in check:\n%s", line, turn, p)
			}
		}
		after, plies := s.game.Position(), len(s.game.Record())
		reply(s, fmt.Sprintf("undo %d", plies))
		if p := s.game.Position(); plies > 0 && p != start {
			t.Fatalf("taken back, the game begins with\n%s\nwant\n%s", p, start)
		}
		reply(s, fmt.Sprintf("redo %d", plies))
		if p := s.game.Position(); plies > 0 && p != after {
			t.Fatalf("played again, the game leads to\n%s\nwant\n%s", p, after)
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
