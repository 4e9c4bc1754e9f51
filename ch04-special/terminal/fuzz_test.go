// fuzz_test.go types anything at all. To look for more than the seeds:
//
//	go test -fuzz FuzzPrompt ./ch04-special/terminal

package terminal

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch04-special/chess"
)

// position returns everything that a refused line must leave as it was.
func position(s *session) string {
	p := s.game.Position()
	return fmt.Sprint(p.FEN(), s.game.Record(), s.game.Captured(), s.game.Undone(), s.touched, s.promoting)
}

// slowLine is a line that counts moves for longer than a fuzzer should wait.
var slowLine = regexp.MustCompile(`(?i)(?:perft|divide|kinds|crooked).*[4-9]`)

func FuzzPrompt(f *testing.F) {
	for _, seed := range []string{
		"", "\n", "e2e4\ne7e5\nquit\nfen\n", "e2\ne4\ne7\ne7\n", "e2 e5\ne9e4\n", "put N e4\ntake e4\nclear\n",
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
		o := Options{Position: chess.StartingPosition(), Echo: true, Quiet: true}
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

// FuzzGames begins where the rules bite: in check, after the end of a game,
// without kings, and before castling, en passant and promotion.
func FuzzGames(f *testing.F) {
	positions := []string{
		figureCheckmate, figureStalemate, pinnedRook, "8/8/8/4p3/4P3/8/8/8", "8/8/8/8/8/8/8/8", "8/8/8/8/3n4/8/4r3/R7",
		"4k3/8/5N2/6q1/8/8/4R3/4K3", "6k1/8/8/8/4r2b/8/5R2/4K3", "8/P6k/8/8/8/8/p6K/8", "kK6/8/8/8/8/8/8/8", "KK5k/8/8/8/8/8/8/r6k",
		"r3k2r/1P6/8/8/8/8/1p6/R3K2R w KQkq - 0 1", "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "8/6Q1/8/7k/6Pp/8/2Q5/5K2 b - g3 0 1",
		"4k3/3p4/8/4P3/8/8/8/4K2R b K - 9 29", "8/8/3Q4/kp6/p7/6q1/KP6/2q5 w - - 0 1", "4k3/8/8/8/8/8/8/R3K2n w KQ - 0 1",
		"r3k3/8/8/8/8/8/8/K3K2R w K - 0 1",
	}
	for i, seed := range []string{
		"e8f7\ne8\nf7\nwhy e8f7\n", "e8d7\nmoves e8\nreset\ne8e7\n", "e8e4\ne1e2\nattackers g4\nmoves e4\n", "e4e5\nmoves e4\nwhy e4e5\n",
		"a1\nfen\nboard\nmoves a1\nflip\n", "a1e1\ne2e1\nrecord\ncaptured\n", "g5f6\ne8d7\nwhy e8e7\nattackers e8\n", "f2e2\nwhy f2e2\nf2\ne2\ne1d1\n",
		"a7a8\na2a1\na8a7\n", "a8b8\nb8a8\na8a7\nwhy b8a8\n", "b8b7\nh8\nh1h2\nwhy\nattackers \x1b\nwhy \xff\n",
		"b7b8\nx\n\nmoves b7\nO-O\nb2\na1n\nundo 2\nredo 2\nundo\ne8c8\n", "e5d6\nundo\nmoves e5\nredo\n", "h4g3\nundo\nh5g5\n", "d7\nd5\ne5\nd6\nundo 2\no-o\nredo\n",
		"b2b4\na4b3\na2a1\nundo 2\nredo\nfen\n", "O-O\nO-O-O\nwhy e1g1\nmoves e1\nundo 9\n", "O-O\ne1g1\nh1h2\n",
	} {
		f.Add(uint(i), i%2 == 0, seed)
	}
	f.Fuzz(func(t *testing.T, which uint, black bool, input string) {
		if slowLine.MatchString(input) {
			return
		}
		o := Options{Position: chess.MustParseFEN(positions[which%uint(len(positions))]), Echo: true, Quiet: true}
		if black {
			o.Position.SideToMove = chess.Black
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
			switch moved := len(s.game.Record()) == plies+1 && s.game.Turn() != turn; {
			case err != nil && position(s) != before:
				t.Fatalf("%q is refused (%v), and yet the position\n%s\nhas become\n%s", line, err, before, position(s))
			case moved && over:
				t.Fatalf("%q is played after the end, in\n%s", line, before)
			case moved && board.InCheck(turn):
				t.Fatalf("%q leaves the king of %s in check:\n%s", line, turn, board)
			}
		}
		goesBackAndForth(t, s)
	})
}

// goesBackAndForth takes the whole game back, which leads to where it began, and
// plays it again, which leads to where it was.
func goesBackAndForth(t *testing.T, s *session) {
	t.Helper()
	s.letGo()
	plies, after := len(s.game.Record()), s.game.Position()
	for _, line := range []struct {
		typed string
		want  chess.Position
	}{
		{fmt.Sprintf("undo %d", plies), s.start},
		{fmt.Sprintf("redo %d", plies), after},
	} {
		if err := s.carryOut(strings.Fields(line.typed)); plies > 0 && err != nil {
			t.Fatalf("%s: %v", line.typed, err)
		}
		if got := s.game.Position(); got != line.want {
			t.Fatalf("%s leads to %s, want %s", line.typed, got.FEN(), line.want.FEN())
		}
	}
}
