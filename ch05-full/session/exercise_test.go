// exercise_test.go has the session deal with answers to the tasks: right ones, wrong ones, and
// none at all. They are the test's, and not the learner's.

package session

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/player"
)

func TestTasks(t *testing.T) {
	const checks = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	good := exercises.SANCase{Name: "a", FEN: checks, Move: "e3c4", Want: "Nc4+"}
	wrong := exercises.SANCase{Name: "b", FEN: checks, Move: "e3c4", Want: "Nc4"}
	type chooser = func(p *chess.Position, moves []chess.Move, choose func(int) int) chess.Move
	first := func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move {
		return moves[choose(1)]
	}
	unset := func(*chess.Position, []chess.Move, func(int) int) chess.Move { return chess.Move{} }
	ofNothing := func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move {
		return moves[choose(len(moves)-20)]
	}
	clearing := func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
		m := moves[0]
		*p = chess.Position{}
		clear(moves)
		return m
	}
	bishops := func(side chess.Color, ok bool) func(*Options) {
		return func(x *Options) {
			x.Tasks.OppositeBishops = func(b *chess.Board) (chess.Color, bool) {
				*b = chess.Board{}
				return side, ok
			}
		}
	}
	repeated := func(ply int, ok bool) func(*Options) {
		return func(x *Options) {
			x.Tasks.Repeated = func(game []chess.Position, times int) (int, bool) {
				game[0] = chess.Position{}
				return ply, ok
			}
		}
	}
	tree := func(x *Options) {
		x.Tasks.Tree = func(_ context.Context, task, fen string) (string, error) { return task + " " + fen + "\n", nil }
	}
	opponent := func(f chooser) func(*Options) {
		return func(x *Options) { x.Cast.Opponent = f }
	}
	champion := func(name string, p player.Player) func(*Options) {
		return func(x *Options) { x.Cast.Champion = func() (string, player.Player) { return name, p } }
	}
	cases := func(list ...exercises.SANCase) func(*Options) {
		return func(x *Options) { x.Tasks.SANCases = func() []exercises.SANCase { return list } }
	}
	tests := []struct {
		name  string
		write func(*Options)
		lines string
		want  string
	}{
		{name: "the line under the board", write: bishops(chess.White, true), lines: "board",
			want: "... / opposite-colored bishops: white's goes on dark squares"},
		{name: "it does not change the game", write: bishops(chess.Black, false), lines: "board|moves",
			want: "20 legal moves: ..."},

		{name: "a position that was repeated", write: repeated(1, true), lines: "Nf3|Nf6|repeated 2",
			want: "...ply 1, after 1. Nf3: by then this position has stood 2 times"},
		{name: "at the beginning", write: repeated(0, true), lines: "Nf3|repeated 1",
			want: "...ply 0, at the beginning: by then this position has stood 1 times"},
		{name: "beyond the end", write: repeated(2, true), lines: "Nf3|repeated 3",
			want: "task Repeated finds ply 2, and here they go from 0 to 1"},
		{name: "a tree of the position on the board", write: tree, lines: "e4|tree 5.12",
			want: "5.12 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{name: "a tree to a file", write: tree, lines: "tree -svg=x",
			want: "tree takes the number of a task: try tree 5.12"},
		{name: "no tree", write: func(x *Options) { x.Tasks.Tree = nil }, lines: "tree",
			want: "the tree is drawn in the course's folder alone"},
		{name: "a tree of the task where the learner is", write: tree, lines: "tree",
			want: " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{name: "no number", write: repeated(0, true), lines: "repeated x",
			want: "repeated needs a number of times: try repeated 3"},
		{name: "its game is a copy", write: repeated(0, true), lines: "Nf3|repeated 3|first|fen",
			want: chess.StartFEN},

		{name: "a good case and a wrong one", write: cases(good, wrong), lines: "caught",
			want: `of no use: case 2, "b": ... / caught: writer C, ... / 1 of 3 caught`},

		{name: "go is the learner's", write: opponent(first), lines: "go", want: "1. Na3"},
		{name: "a move that nothing has set", write: opponent(unset), lines: "go",
			want: "task Opponent answers no move, but the zero Move: ..."},
		{name: "a choice of nothing", write: opponent(ofNothing), lines: "go",
			want: "... choose(0): there is nothing to choose from"},
		{name: "what it is given is its own", write: opponent(clearing), lines: "go|e5|=moves",
			want: "1. Na3 e5 *"},

		{name: "the champion", write: champion("Deep Red", sparring["first"]),
			lines: "new champion|=tag Black", want: "Deep Red"},
		{name: "the champion sits there again by its word", write: champion("Deep Red", sparring["first"]),
			lines: "new champion|=tag BlackPlayer", want: "champion"},
		{name: "a champion whose name has control characters", write: champion(" \x1b[2J ", sparring["first"]),
			lines: "new champion|=tag Black", want: `\x1b[2J`},
		{name: "a champion without a name is called champion", write: champion(" ", sparring["first"]),
			lines: "new champion|=tag Black", want: "champion"},
		{name: "a champion that is none", write: champion("x", nil), lines: "new champion|e4",
			want: "1. e4 / task Champion returns no player\nUntil that works..."},
		{name: "a champion whose move is not legal", write: champion("x", sparring["cheats"]),
			lines: "new champion|e4", want: "1. e4 / task Champion answers d8d2, ..."},
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
	o := options(t, "-load x -pgn 1._e4_{good_[%clk_0:05:00]}_e5_2._Nf3_{[%clk_0:04:57]}_Nc6_{[%clk_1:00:00]}_"+
		"3._Bb5_{[%clk_0:04:59]}_a6_4._Ba4_{[%clk_0:04:59]}_*")
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
	compare(t, strings.Join(asked, "|"),
		"good [%clk 0:05:00]||[%clk 0:04:57]|[%clk 1:00:00]|[%clk 0:04:59]||[%clk 0:04:59]")
}

// An event that does not come back, or panics, leaves the session as it was.
func TestTry(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	for name, sanCases := range map[string]func() []exercises.SANCase{
		"does not come back": func() []exercises.SANCase { <-end; return nil },
		"panics":             func() []exercises.SANCase { panic("oh") },
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
