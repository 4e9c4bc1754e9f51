// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"testing"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
)

func TestExercisesThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, id string }{
		{"targets", "Targets"}, {"put C e4", "NewChancellor"}, {"steps g1", "KnightSteps"}, {"impostors", "Cases"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			compare(t, reply(newSession(nil, quietGame), tt.line), "task "+tt.id+" is not written yet: ch02-moves/exercises/exercises.go\n")
		})
	}
}

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board, side chess.Color) int
		want   string
	}{
		{"not written", learnersMobility, ""},
		{"written", func(_ *chess.Board, side chess.Color) int { return 20 + int(side) }, "moves: white 20, black 21\n"},
		{"stopped", func(*chess.Board, chess.Color) int { panic("oh\x1b") }, "task Mobility panics at ch02-moves/exercises/exercises.go: oh\\x1b\n"},
		{"it changes the board", func(b *chess.Board, _ chess.Color) int { b.Set(chess.A1, nil); return 0 }, "moves: white 0, black 0\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			swap(t, &learnersMobility, tt.answer)
			s := newSession(nil, quietGame)
			compare(t, reply(s, "board"), startDiagram+tt.want)
			if p := s.game.Position(); p != s.start {
				t.Errorf("the game's position has become\n%s", p)
			}
		})
	}
}

func TestTargets(t *testing.T) {
	swap(t, &learnersTargets, func(b *chess.Board, side chess.Color) []chess.Square {
		if side == chess.White {
			return nil
		}
		b.Set(chess.A2, nil) // which must not reach the game's own board
		return []chess.Square{chess.A2, chess.B2}
	})
	compare(t, "\n"+reply(from(t, "rnbqk3/pp6/8/8/8/8/PP6/RNBQK3 b"), "targets"), `
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
	swap(t, &learnersNewChancellor, func(c chess.Color) chess.Piece {
		return chancellor{chess.NewPiece(chess.TypeRook, c)}
	})
	const notHere = "putting pieces on the board by hand ended with chapter 1; fen begins from any\n" +
		"position, and the chancellor of task NewChancellor can be put here: put C e4, or\n" +
		"put c e4 for Black\n"
	s := from(t, "4k3/8/8/8/8/8/4P3/4K3")
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
		compare(t, reply(s, tt.line), tt.want)
	}
}

// A broken piece says no to no move and ends no game.
type broken struct{ chancellor }

func (broken) IsValid(*chess.Board, chess.Square, chess.Square) bool { panic("oh") }

func TestPutTriesThePiece(t *testing.T) {
	swap(t, &learnersNewChancellor, func(c chess.Color) chess.Piece {
		return broken{chancellor{chess.NewPiece(chess.TypeRook, c)}}
	})
	s := newSession(nil, quietGame)
	compare(t, withoutLines(reply(s, "put C e4")), "task NewChancellor panics at ch02-moves/chess/board.go: oh\n")
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
		{"not written", learnersNewStack, ""},
		{"written", func() stack { return &testStack{} }, "newest first: P P p\n"},
		{"it never ends", func() stack { return &testStack{endless: true} }, "newest first: P P P P\n"},
		{"stopped", func() stack { panic("oh") }, "task Stack panics at ch02-moves/exercises/exercises.go: oh\n"},
	}
	s := newSession(nil, quietGame)
	for _, line := range []string{"e2e4", "d7d5", "e4d5", "d8d5", "g1f3", "d5d2"} {
		reply(s, line)
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			swap(t, &learnersNewStack, tt.newStack)
			compare(t, reply(s, "captured"), "captured: p P P\n"+tt.want)
		})
	}
}

func TestSteps(t *testing.T) {
	swap(t, &learnersKnightSteps, func(b *chess.Board, from chess.Square) (steps [64]int) {
		for i := range steps {
			steps[i] = -1
		}
		steps[from] = 0
		steps[chess.F3], steps[chess.H3], steps[chess.A4], steps[chess.B4], steps[chess.C4] = 1, 1, 9, 10, 100
		return steps
	})
	s := newSession(nil, quietGame)
	compare(t, "\n"+reply(s, "steps g1"), `
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
	compare(t, reply(s, "steps e4"), "no knight stands on e4\n")
	compare(t, reply(s, "steps e2"), "no knight stands on e2\n")
	compare(t, reply(s, "steps e9"), "no such square: \"e9\" (squares run from a1 to h8)\n")
}

func TestImpostors(t *testing.T) {
	board := from(t, "8/8/8/8/8/8/P7/R7").start.Board.String()
	swap(t, &learnersCases, func() []exercises.Case {
		return []exercises.Case{
			{Name: "a rook does not jump", Diagram: board, Move: "a1a5", Want: false},
			{Name: "\x1b", Diagram: board, Move: "a1a5", Want: true},
		}
	})
	report := exercises.Judge(learnersCases())
	if len(report.Caught) != 1 || len(report.Wrong) != 1 {
		t.Fatalf("the judge says %+v, want one impostor caught and one wrong case", report)
	}
	want := wrap("of no use: "+Printable(report.Wrong[0]), screenWidth) + "\n" + wrap("caught: "+report.Caught[0], screenWidth) + "\n1 of 6 caught\n"
	compare(t, reply(newSession(nil, quietGame), "impostors"), want)
}
