// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
)

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board) (chess.Color, bool)
		want   string
	}{
		{"not written", unwritten().tasks.oppositeBishops, ""},
		{"White's on dark squares", func(*chess.Board) (chess.Color, bool) { return chess.White, true }, "opposite-colored bishops: white's goes on dark squares\n"},
		{"Black's on dark squares", func(*chess.Board) (chess.Color, bool) { return chess.Black, true }, "opposite-colored bishops: black's goes on dark squares\n"},
		{"no", func(*chess.Board) (chess.Color, bool) { return chess.Black, false }, ""},
		{"stopped", func(*chess.Board) (chess.Color, bool) { panic("oh\x1b") }, "TestFooter panics at ch05-full/terminal/exercise_test.go: oh\\x1b\n"},
		{"it changes the board", func(b *chess.Board) (chess.Color, bool) { *b = chess.Board{}; return chess.White, false }, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			s.tasks.oppositeBishops = tt.answer
			compare(t, withoutLines(reply(s, "board")), startDiagram+tt.want)
			if p := s.game.Position(); p != s.given {
				t.Errorf("the game's position has become\n%s", p)
			}
		})
	}
}

// The learner's code gets the comment of each move with the clock in it, as the file
// had it. It need not be a right one.
func TestClocks(t *testing.T) {
	var asked []string
	s := newSession(nil, quietGame)
	s.tasks.clock = func(comment string) (time.Duration, bool) {
		asked = append(asked, comment)
		var h, m, s time.Duration
		_, after, found := strings.Cut(comment, "[%clk ")
		fmt.Sscanf(after, "%d:%d:%d", &h, &m, &s)
		return h*time.Hour + m*time.Minute + s*time.Second, found
	}
	for _, move := range []string{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"} {
		reply(s, move)
	}
	clocks := []string{"0:05:00", "", "0:04:57", "1:00:00", "0:04:59", "", "0:04:59", ""}
	for i, n := range s.at.Path() {
		n.Clock = clocks[i]
		n.Comments = []string{"good"}
	}
	s.goTo(s.at.Parent) // what follows belongs to the line as well
	compare(t, "\n"+reply(s, "clocks"), `
move         left       spent
1. e4        5m0s
1... e5      -
2. Nf3       4m57s      3s
2... Nc6     1h0m0s
3. Bb5       4m59s      2s more
3... a6      -
4. Ba4       4m59s      0s
4... Nf6     -
`)
	want := []string{
		"good [%clk 0:05:00]", "good", "good [%clk 0:04:57]", "good [%clk 1:00:00]",
		"good [%clk 0:04:59]", "good", "good [%clk 0:04:59]", "good",
	}
	compare(t, strings.Join(asked, "\n"), strings.Join(want, "\n"))
}

func TestRepeated(t *testing.T) {
	tests := []struct {
		name   string
		line   string
		answer func(game []chess.Position, times int) (int, bool)
		want   string
	}{
		{"it begins", "repeated 1", func([]chess.Position, int) (int, bool) { return 0, true }, "ply 0, at the beginning: by then this position has stood once\n"},
		{"it is the last", "repeated 2", func(game []chess.Position, times int) (int, bool) { return len(game) - times, true }, "ply 1, after 1. Nf3: by then this position has stood 2 times\n"},
		{"all positions are there", "repeated 2", func(game []chess.Position, _ int) (int, bool) {
			return 2, game[0] == chess.StartingPosition() && game[1].At(chess.F3) != nil && game[2].At(chess.F6) != nil
		}, "ply 2, after 1... Nf6: by then this position has stood 2 times\n"},
		{"none", "repeated 3", func([]chess.Position, int) (int, bool) { return 1, false }, "no position has stood 3 times\n"},
		{"one too far", "repeated 2", func(game []chess.Position, _ int) (int, bool) { return len(game), true }, "task Repeated finds ply 3, and here they go from 0 to 2\n"},
		{"below the beginning", "repeated 2", func([]chess.Position, int) (int, bool) { return -1, true }, "task Repeated finds ply -1, and here they go from 0 to 2\n"},
		{"it changes the game", "repeated 2", func(game []chess.Position, _ int) (int, bool) { game[0] = chess.Position{}; return 0, true }, "ply 0, at the beginning: by then this position has stood 2 times\n"},
		{"stopped", "repeated 2", func([]chess.Position, int) (int, bool) { panic("oh\x1b") }, "TestRepeated panics at ch05-full/terminal/exercise_test.go: oh\\x1b\n"},
		{"no number", "repeated x", unwritten().tasks.repeated, "repeated needs a number of times: try repeated 3\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			s.tasks.repeated = tt.answer
			reply(s, "Nf3")
			reply(s, "Nf6")
			compare(t, withoutLines(reply(s, tt.line)), tt.want)
			if s.tree.Start != chess.StartingPosition() {
				t.Errorf("the game begins now with\n%s", s.tree.Start)
			}
		})
	}
}

func TestRepeatedDrawsThePosition(t *testing.T) {
	s := newSession(nil, quietGame)
	s.quiet = false
	s.tasks.repeated = func([]chess.Position, int) (int, bool) { return 1, true }
	reply(s, "Nf3")
	there := s.game.Position().Board
	reply(s, "Nf6")
	compare(t, reply(s, "repeated 1"), there.String()+"\nply 1, after 1. Nf3: by then this position has stood once\n")
}

func TestCaught(t *testing.T) {
	const discovered = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	tests := []struct {
		name   string
		answer func() []exercises.SANCase
		want   string
	}{
		{"no case", func() []exercises.SANCase { return nil }, "0 of 3 caught\n"},
		{"a good case and a wrong one", func() []exercises.SANCase {
			return []exercises.SANCase{
				{Name: "a discovered check", FEN: discovered, Move: "e3c4", Want: "Nc4+"},
				{Name: "\x1b", FEN: discovered, Move: "e3c4", Want: "Nc4"},
			}
		}, `of no use: case 2, "\x1b": the text of e3c4 is Nc4+, and the case says "Nc4"` +
			"\ncaught: writer C, which asks only the piece that was moved whether it gives\ncheck\n1 of 3 caught\n"},
		{"stopped", func() []exercises.SANCase { panic("oh\x1b") }, "TestCaught panics at ch05-full/terminal/exercise_test.go: oh\\x1b\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			s.tasks.sanCases = tt.answer
			compare(t, withoutLines(reply(s, "caught")), tt.want)
		})
	}
}
