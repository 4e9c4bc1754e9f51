// exercise_test.go has the session deal with answers to the tasks: right ones, wrong ones, and
// none at all. They are the test's, and not the learner's.

package session

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/player"
)

func TestTasks(t *testing.T) {
	const case1 = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	first := func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move { return moves[choose(1)] }
	bishops := func(side chess.Color, ok bool) func(*Options) {
		return func(x *Options) {
			x.Tasks.OppositeBishops = func(b *chess.Board) (chess.Color, bool) { *b = chess.Board{}; return side, ok }
		}
	}
	repeated := func(ply int, ok bool) func(*Options) {
		return func(x *Options) {
			x.Tasks.Repeated = func(game []chess.Position, times int) (int, bool) { game[0] = chess.Position{}; return ply, ok }
		}
	}
	opponent := func(f func(*chess.Position, []chess.Move, func(int) int) chess.Move) func(*Options) {
		return func(x *Options) { x.Cast.Opponent = f }
	}
	champion := func(name string, p player.Player) func(*Options) {
		return func(x *Options) { x.Cast.Champion = func() (string, player.Player) { return name, p } }
	}
	cases := func(list ...exercises.SANCase) func(*Options) {
		return func(x *Options) { x.Tasks.SANCases = func() []exercises.SANCase { return list } }
	}
	tests := []struct {
		name        string
		write       func(*Options)
		lines, want string
	}{
		{"the line under the board", bishops(chess.White, true), "board", "... / opposite-colored bishops: white's goes on dark squares"},
		{"nothing to say", bishops(chess.Black, false), "board", "...a b c d e f g h"},
		{"it does not change the game", bishops(chess.Black, false), "board|moves", "20 legal moves: ..."},
		{"not written", func(*Options) {}, "board", "...a b c d e f g h"},
		{"a panic", func(x *Options) { x.Tasks.OppositeBishops = func(*chess.Board) (chess.Color, bool) { panic("oh") } }, "e4|board", "... panics at ch05-full/session/exercise_test.go:...: oh"},

		{"a position that was repeated", repeated(1, true), "Nf3|Nf6|repeated 2", "...ply 1, after 1. Nf3: by then this position has stood 2 times"},
		{"at the beginning", repeated(0, true), "Nf3|repeated 1", "...ply 0, at the beginning: by then this position has stood 1 times"},
		{"beyond the end", repeated(2, true), "Nf3|repeated 3", "task Repeated finds ply 2, and here they go from 0 to 1"},
		{"no number", repeated(0, true), "repeated x", "repeated needs a number of times: try repeated 3"},
		{"its game is a copy", repeated(0, true), "Nf3|repeated 3|first|fen", chess.StartFEN},

		{"a good case and a wrong one", cases(exercises.SANCase{Name: "a", FEN: case1, Move: "e3c4", Want: "Nc4+"}, exercises.SANCase{Name: "b", FEN: case1, Move: "e3c4", Want: "Nc4"}),
			"caught", `of no use: case 2, "b": ... / caught: writer C, ... / 1 of 3 caught`},

		{"go is the learner's", opponent(first), "go", "1. Na3"},
		{"a move that nothing has set", opponent(func(*chess.Position, []chess.Move, func(int) int) chess.Move { return chess.Move{} }), "go", "task Opponent answers no move, but the zero Move: ..."},
		{"a choice of nothing", opponent(func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move {
			return moves[choose(len(moves)-20)]
		}), "go", "... choose(0): there is nothing to choose from"},
		{"what it is given is its own", opponent(func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			m := moves[0]
			*p = chess.Position{}
			clear(moves)
			return m
		}), "go|e5|=moves", "1. Na3 e5 *"},
		{"the champion", champion("Deep Red", sparring["first"]), "new champion|=tag Black", "Deep Red"},
		{"the champion sits there again by its word", champion("Deep Red", sparring["first"]), "new champion|=tag BlackPlayer", "champion"},
		{"a champion whose name has control characters", champion(" \x1b[2J ", sparring["first"]), "new champion|=tag Black", `\x1b[2J`},
		{"a champion without a name is called champion", champion(" ", sparring["first"]), "new champion|=tag Black", "champion"},
		{"a champion that is none", champion("x", nil), "new champion|e4", "1. e4 / task Champion returns no player\nUntil that works..."},
		{"a champion whose move is not legal", champion("x", sparring["cheats"]), "new champion|e4", "1. e4 / task Champion answers d8d2, ..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := options(t, "")
			tt.write(&o)
			compare(t, sit(t, o).do(tt.lines), tt.want)
		})
	}
}

// The learner's code gets the comment of each move with the clock in it, as the file had it.
func TestTheTaskClock(t *testing.T) {
	var asked []string
	o := options(t, "-load x -pgn 1._e4_{good_[%clk_0:05:00]}_e5_2._Nf3_{[%clk_0:04:57]}_Nc6_{[%clk_1:00:00]}_3._Bb5_{[%clk_0:04:59]}_a6_4._Ba4_{[%clk_0:04:59]}_*")
	o.Tasks.Clock = func(comment string) (time.Duration, bool) {
		asked = append(asked, comment)
		var h, m, s time.Duration
		_, after, found := strings.Cut(comment, "[%clk ")
		fmt.Sscanf(after, "%d:%d:%d", &h, &m, &s)
		return h*time.Hour + m*time.Minute + s*time.Second, found
	}
	compare(t, "\n"+strings.ReplaceAll(sit(t, o).do("next|clocks"), " / ", "\n"), `
move         left       spent
1. e4        5m0s
1... e5      -
2. Nf3       4m57s      3s
2... Nc6     1h0m0s
3. Bb5       4m59s      2s more
3... a6      -
4. Ba4       4m59s      0s`)
	compare(t, strings.Join(asked, "|"), "good [%clk 0:05:00]||[%clk 0:04:57]|[%clk 1:00:00]|[%clk 0:04:59]||[%clk 0:04:59]")
}

// A task under the board that does not come back is asked once.
func TestATaskThatNeverComesBack(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	d := sit(t, options(t, ""))
	d.s.view.patience = 200 * time.Millisecond
	d.s.view.bishops = func(*chess.Board) (chess.Color, bool) { <-end; return 0, false }
	compare(t, d.do("board"), "... / ... does not come back; ... From now on it is left out.")
	compare(t, d.do("board"), "...a b c d e f g h")
}

// An event that does not come back, or panics, leaves the session as it was.
func TestTry(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	for name, sanCases := range map[string]func() []exercises.SANCase{
		"does not come back": func() []exercises.SANCase { <-end; return nil }, "panics": func() []exercises.SANCase { panic("oh") },
	} {
		d := sit(t, options(t, "-clock 1"))
		d.do("e4|e5")
		d.s.options.Tasks.SANCases = sanCases
		d.s.options.Patience = 200 * time.Millisecond
		compare(t, d.do("caught"), "..."+name+"...\nThe game stays as it was.")
		d.s.options.Patience = time.Minute
		compare(t, d.do("Nf3|=moves"), "1. e4 ... 2. Nf3 ...")
	}
}
