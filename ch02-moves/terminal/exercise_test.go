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

// chapter is the folder of this chapter, and rules are what must work before its
// screen is worth a test.
const chapter = "ch02-moves"

var rules = []func() error{boardWorks, gameWorks}

// forgetAnswers puts the exercises back to what they are before the learner has
// written one.
func forgetAnswers() {
	answers.mobility = func(*chess.Board, chess.Color) int { panic("exercise 2.1: not written yet") }
	answers.targets = func(*chess.Board, chess.Color) []chess.Square { panic("exercise 2.2: not written yet") }
	answers.newChancellor = func(chess.Color) chess.Piece { panic("exercise 2.3: not written yet") }
	answers.newStack = func() stack { panic("exercise 2.4: not written yet") }
	answers.knightSteps = func(*chess.Board, chess.Square) [64]int { panic("exercise 2.5: not written yet") }
	answers.cases = func() []exercises.Case { panic("exercise 2.6: not written yet") }
}

func TestFooter(t *testing.T) {
	o := Options{Board: chess.StartingBoard(), Quiet: true}
	const board = startDiagram + "\n"
	compare(t, answer(newSession(nil, o), "board"), board)

	swap(t, &answers.mobility, func(b *chess.Board, side chess.Color) int {
		if side == chess.White {
			return len(b.Destinations(chess.E2))
		}
		return len(b.Destinations(chess.E8))
	})
	compare(t, answer(newSession(nil, o), "board"), board+"moves: white 2, black 0\n")

	swap(t, &answers.mobility, func(*chess.Board, chess.Color) int { panic("oh") })
	compare(t, answer(newSession(nil, o), "board"), board+"exercise 2.1 stopped in ch02-moves/exercises/exercises.go: oh\n")
}

func TestTargets(t *testing.T) {
	s := newSession(nil, Options{Board: lesson, Turn: chess.Black, Quiet: true})
	swap(t, &answers.targets, func(b *chess.Board, side chess.Color) []chess.Square {
		if side == chess.White || *b != lesson {
			return nil
		}
		return []chess.Square{chess.A2, chess.B2}
	})
	compare(t, "\n"+answer(s, "targets"), `
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

func TestPutChancellor(t *testing.T) {
	swap(t, &answers.newChancellor, func(c chess.Color) chess.Piece {
		return chancellor{chess.NewPiece(chess.TypeRook, c)}
	})
	s := newSession(nil, Options{Board: chess.MustParsePlacement("4k3/8/8/8/8/8/4P3/4K3"), Figures: true})
	answer(s, "e2e4")
	answer(s, "put C a8")
	compare(t, "\n"+answer(s, "PUT c H7"), `
8 C . . . ♚ . . .
7 . . . . . . . c
6 . . . . . . . .
5 . . . . . . . .
4 . . . . ♙ . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . ♔ . . .
  a b c d e f g h
`)
	s.quiet = true
	compare(t, answer(s, "record"), "no move has been played yet\n")
	compare(t, answer(s, "h7a7"), "1... Ch7-a7\n")
	compare(t, answer(s, "a8a7"), "2. Ca8xa7\n")
	compare(t, answer(s, "record"), "1... Ch7-a7\n2. Ca8xa7\n")
	compare(t, answer(s, "e8h8"), wrap("the king on e8 does not move like that: a king goes one square in any direction. Try e8d7 or e8e7\n"))

	compare(t, answer(s, "put C i9"), `no such square: "i9" (squares run from a1 to h8)`+"\n")
	for _, line := range []string{"put", "put C", "put N e4", "put C e4 e5"} {
		compare(t, answer(s, line), wrap("putting pieces on the board by hand ended with chapter 1; "+
			"only the chancellor of exercise 2.3 can be put here: put C e4, or put c e4 for Black\n"))
	}
	answer(s, "reset")
	compare(t, answer(s, "fen"), "4k3/8/8/8/8/8/4P3/4K3 w\n")
}

// A testStack is a stack, or is not: it gives back the newest or the oldest,
// and may never become empty.
type testStack struct {
	pieces  []chess.Piece
	endless bool
}

func (s *testStack) Push(p chess.Piece) { s.pieces = append(s.pieces, p) }

func (s *testStack) Pop() (chess.Piece, bool) {
	if len(s.pieces) == 0 {
		return nil, false
	}
	last := s.pieces[len(s.pieces)-1]
	if !s.endless {
		s.pieces = s.pieces[:len(s.pieces)-1]
	}
	return last, true
}

func TestCapturedNewestFirst(t *testing.T) {
	s := newSession(nil, quietGame)
	swap(t, &answers.newStack, func() stack { return &testStack{} })
	compare(t, answer(s, "captured"), "nothing has been captured yet\n")
	for _, line := range []string{"e2e4", "d7d5", "e4d5", "d8d5", "g1f3", "d5d2"} {
		answer(s, line)
	}
	compare(t, answer(s, "captured"), "captured: p P P\nnewest first: P P p\n")
	swap(t, &answers.newStack, func() stack { return &testStack{endless: true} })
	compare(t, answer(s, "captured"), "captured: p P P\nnewest first: P P P P\n")
	swap(t, &answers.newStack, func() stack { panic("oh") })
	compare(t, answer(s, "captured"), "captured: p P P\nexercise 2.4 stopped in ch02-moves/exercises/exercises.go: oh\n")
	forgetAnswers()
	compare(t, answer(s, "captured"), "captured: p P P\n")
}

func TestSteps(t *testing.T) {
	s := newSession(nil, quietGame)
	swap(t, &answers.knightSteps, func(b *chess.Board, from chess.Square) (steps [64]int) {
		for i := range steps {
			steps[i] = -1
		}
		steps[from] = 0
		steps[chess.F3], steps[chess.H3], steps[chess.A4], steps[chess.B4], steps[chess.C4] = 1, 1, 9, 10, 100
		return steps
	})
	compare(t, "\n"+answer(s, "steps g1"), `
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
	compare(t, answer(s, "steps e4"), "no knight stands on e4\n")
	compare(t, answer(s, "steps e2"), "no knight stands on e2\n")
	compare(t, answer(s, "steps e9"), `no such square: "e9" (squares run from a1 to h8)`+"\n")
	compare(t, answer(s, "steps"), "that is not how to type it: try steps g1\n")
}

func TestImpostors(t *testing.T) {
	s := newSession(nil, quietGame)
	board := "8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n" +
		"4 . . . . . . . .\n3 . . . . . . . .\n2 P . . . . . . .\n1 R . . . . . . .\n  a b c d e f g h"
	swap(t, &answers.cases, func() []exercises.Case {
		return []exercises.Case{
			{Name: "a rook does not jump", Diagram: board, Move: "a1a5", Want: false},
			{Name: "\x1b", Diagram: board, Move: "a1a5", Want: true},
		}
	})
	report := exercises.Judge(answers.cases())
	if len(report.Caught) != 1 || len(report.Wrong) != 1 {
		t.Fatalf("the judge says %+v, want one impostor caught and one wrong case", report)
	}
	compare(t, answer(s, "impostors"), wrap("of no use: "+printable(report.Wrong[0])+"\ncaught: "+report.Caught[0]+"\n1 of 6 caught\n"))
}

func TestExercisesNotWritten(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, id := range map[string]string{"targets": "2.2", "put C e4": "2.3", "steps g1": "2.5", "impostors": "2.6"} {
		compare(t, answer(s, line), "exercise "+id+" is not written yet: ch02-moves/exercises/exercises.go\n")
	}
}
