// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
	"mateinfive/internal/console"
	"mateinfive/internal/console/consoletest"
)

func TestTasksThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, task string }{
		{"targets", "Targets"}, {"put C e4", "NewChancellor"}, {"steps g1", "KnightSteps"}, {"impostors", "Cases"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			got := strings.Replace(reply(begin(quietGame()), tt.line), "\n", " ", strings.Count(tt.task, "NewChancellor")) // its line is too long
			consoletest.Compare(t, got, "task "+tt.task+" is not written yet: go run ./exercises next ch02 "+tt.task+"\n")
		})
	}
}

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board, side chess.Color) int
		want   string // the beginning of what follows the board
	}{
		{"not written", unwritten.mobility, ""},
		{"written", func(_ *chess.Board, side chess.Color) int { return 20 + int(side) }, "moves: white 20, black 21\n"},
		{"stopped", func(*chess.Board, chess.Color) int { panic("oh\x1b") }, "TestFooter panics at ch02-moves/terminal/exercise_test.go:"},
		{"it changes the board", func(b *chess.Board, _ chess.Color) int { b.Set(chess.A1, nil); return 0 }, "moves: white 0, black 0\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := quietGame()
			o.tasks.mobility = tt.answer
			s := begin(o)
			got := reply(s, "board")
			if after, found := strings.CutPrefix(got, consoletest.InSigns(startDiagram, consoletest.Letter)); !found || !strings.HasPrefix(after, tt.want) || tt.want == "" && after != "" {
				t.Errorf("the board and what follows is\n%s\nwant after the board\n%s", got, tt.want)
			}
			if p := s.game.Position(); p != s.given {
				t.Errorf("the game's position has become\n%s", p)
			}
		})
	}
}

// A task under the board that does not come back is asked once: it costs its time at one
// board only, and the line is done all the same.
func TestAFooterThatNeverComesBack(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	var asked atomic.Int32
	o := game()
	o.patience = 300 * time.Millisecond
	o.tasks.mobility = func(*chess.Board, chess.Color) int { asked.Add(1); <-end; return 0 }
	s := begin(o)
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "1. e2-e4\n") || !strings.HasSuffix(got, "left out.\n") {
		t.Errorf("the move is answered by\n%s", got)
	}
	if got := reply(s, "board"); !strings.HasSuffix(got, "a b c d e f g h\n") || asked.Load() != 1 {
		t.Errorf("it was asked %d times, and the next board is\n%s", asked.Load(), got)
	}
}

func TestTargets(t *testing.T) {
	o := quietGame()
	o.tasks.targets = func(b *chess.Board, side chess.Color) []chess.Square {
		if side == chess.White {
			return nil
		}
		b.Set(chess.A2, nil) // which must not reach the game's own board
		return []chess.Square{chess.A2, chess.B2}
	}
	consoletest.Compare(t, "\n"+reply(from(t, "rnbqk3/pp6/8/8/8/8/PP6/RNBQK3 b", o), "targets"), `
8 r n b q k . . .
7 p p . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2xPxP . . . . . .
1 R N B Q K . . .
  a b c d e f g h
pieces that black could take: 2
`)
}

// A chancellor as plain as a test can have it: a rook with a letter of its own.
type chancellor struct{ chess.Piece }

// Type returns a kind of piece that the course does not know.
func (chancellor) Type() chess.PieceType { return 'C' }

func TestPut(t *testing.T) {
	o := quietGame()
	o.tasks.newChancellor = func(c chess.Color) chess.Piece {
		return chancellor{chess.NewPiece(chess.TypeRook, c)}
	}
	const notHere = "putting pieces on the board by hand ended with chapter 1; fen begins from any\n" +
		"position, and the chancellor of task NewChancellor can be put here: put C e4, or\n" +
		"put c e4 for Black\n"
	s := from(t, "4k3/8/8/8/8/8/4P3/4K3", o)
	for _, tt := range []struct{ line, want string }{
		{"e2e4", "1. e2-e4\n"},
		{"put C a8", ""},
		{"PUT c H7", ""},
		{"fen", "C3k3/7c/8/8/4P3/8/8/4K3 b\n"},
		{"record", "no move has been played yet\n"},
		{"h7a7", "1... Ch7-a7\n"},
		{"a8a7", "2. Ca8xa7\n"},
		{"e8h8", "the king on e8 does not move like that: a king goes one square in any direction.\nTry e8d7 or e8e7\n"},
		{"put C i9", "no such square: \"i9\" (squares run from a1 to h8)\n"},
		{"put N e4", notHere},
		{"put \x1b e4", notHere},
		{"again", ""},
		{"fen", "4k3/8/8/8/8/8/4P3/4K3 w\n"},
	} {
		consoletest.Compare(t, reply(s, tt.line), tt.want)
	}
}

// A broken piece says no to no move and ends no game.
type broken struct{ chancellor }

func (broken) IsValid(*chess.Board, chess.Square, chess.Square) bool { panic("oh") }

func TestPutTriesThePiece(t *testing.T) {
	o := quietGame()
	o.tasks.newChancellor = func(c chess.Color) chess.Piece {
		return broken{chancellor{chess.NewPiece(chess.TypeRook, c)}}
	}
	s := begin(o)
	if got := reply(s, "put C e4"); !strings.HasPrefix(got, "broken.IsValid panics at ch02-moves/terminal/exercise_test.go:") {
		t.Errorf("a piece that panics is answered by\n%s", got)
	}
	if s.game.At(chess.E4) != nil {
		t.Error("a piece that panics is put on the board")
	}
}

// A testStack is a stack that may never become empty.
type testStack struct {
	pieces  []chess.Piece
	endless bool
}

func (s *testStack) Push(p chess.Piece) { s.pieces = append(s.pieces, p) }

func (s *testStack) Pop() (chess.Piece, bool) {
	last := len(s.pieces) - 1
	if last < 0 {
		return nil, false
	}
	p := s.pieces[last]
	if !s.endless {
		s.pieces = s.pieces[:last]
	}
	return p, true
}

func TestNewestFirst(t *testing.T) {
	tests := []struct {
		name     string
		newStack func() stack
		want     string
	}{
		{"not written", unwritten.newStack, ""},
		{"written", func() stack { return &testStack{} }, "newest first: P P p\n"},
		{"it never ends", func() stack { return &testStack{endless: true} }, "newest first: P P P P\n"},
		{"stopped", func() stack { panic("oh") }, "TestNewestFirst panics at ch02-moves/terminal/exercise_test.go:"},
	}
	s := begin(quietGame())
	for _, line := range []string{"e2e4", "d7d5", "e4d5", "d8d5", "g1f3", "d5d2"} {
		reply(s, line)
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s.tasks.newStack = tt.newStack
			got := reply(s, "captured")
			if after, found := strings.CutPrefix(got, "captured: p P P\n"); !found || !strings.HasPrefix(after, tt.want) || tt.want == "" && after != "" {
				t.Errorf("captured says\n%s\nwant captured: p P P, and then\n%s", got, tt.want)
			}
		})
	}
}

func TestSteps(t *testing.T) {
	o := quietGame()
	o.tasks.knightSteps = func(b *chess.Board, from chess.Square) (steps [64]int) {
		for i := range steps {
			steps[i] = -1
		}
		steps[from] = 0
		steps[chess.F3], steps[chess.H3], steps[chess.A4], steps[chess.B4], steps[chess.C4] = 1, 1, 9, 10, 100
		return steps
	}
	s := begin(o)
	consoletest.Compare(t, "\n"+reply(s, "steps g1"), `
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 9 + + . . . . .
3 . . . . . 1 . 1
2 P P P P P P P P
1 R N B Q K B0N R
  a b c d e f g h
`)
	consoletest.Compare(t, reply(s, "steps e4"), "no knight stands on e4\n")
	consoletest.Compare(t, reply(s, "steps e2"), "no knight stands on e2\n")
	consoletest.Compare(t, reply(s, "steps e9"), "no such square: \"e9\" (squares run from a1 to h8)\n")
}

func TestImpostors(t *testing.T) {
	o := quietGame()
	board := chess.MustParseFEN("8/8/8/8/8/8/P7/R7").Board.String()
	o.tasks.cases = func() []exercises.Case {
		return []exercises.Case{
			{Name: "a rook does not jump", Diagram: board, Move: "a1a5", Want: false},
			{Name: "\x1b", Diagram: board, Move: "a1a5", Want: true},
		}
	}
	report := exercises.Judge(o.tasks.cases())
	if len(report.Caught) != 1 || len(report.Wrong) != 1 {
		t.Fatalf("the judge says %+v, want one impostor caught and one wrong case", report)
	}
	var want strings.Builder
	(&console.Screen{Out: &want}).Say("of no use: %s\ncaught: %s\n1 of 6 caught", report.Wrong[0], report.Caught[0])
	consoletest.Compare(t, reply(begin(o), "impostors"), want.String())
}
