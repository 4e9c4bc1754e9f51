// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
)

// chapter is the folder of this chapter, and rules are what must work before its
// screen is worth a test.
const chapter = "ch03-check"

var rules = []func() error{boardWorks, gameWorks, checkedWorks}

// forgetAnswers puts the exercises back to what they are before the learner has
// written one.
func forgetAnswers() {
	answers.doubleCheck = func(*chess.Board, chess.Color) []chess.Square { panic("exercise 3.1: not written yet") }
	answers.flights = func(*chess.Board, chess.Color) []chess.Square { panic("exercise 3.2: not written yet") }
	answers.pins = func(*chess.Board, chess.Color) []exercises.Pin { panic("exercise 3.3: not written yet") }
	answers.mateInOne = func(*chess.Board, chess.Color) []chess.Move { panic("exercise 3.4: not written yet") }
	answers.escapes = func(*chess.Board, chess.Color) exercises.Ways { panic("exercise 3.5: not written yet") }
	answers.mateWitnesses = func() (capture, block chess.Board) { panic("exercise 3.6: not written yet") }
	answers.ghostWitness = func() (chess.Board, chess.Move) { panic("exercise 3.6: not written yet") }
}

// fromHere is what an exercise says that has panicked in a test: the tests do
// not stand in the learner's file, so no line is named.
const fromHere = " stopped in ch03-check/exercises/exercises.go: "

// checked is a lesson with Black to move and in check, and with a piece of
// Black that only its king holds back. TestMain sets it up.
var checked chess.Board

// checkedWorks sets up the lesson.
func checkedWorks() (err error) {
	checked, err = chess.ParseDiagram(`
8 . . . n k . . .
7 . . . b . . . .
6 . . . . . . . .
5 . B . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . Q . . .
1 . . . . K . . .
  a b c d e f g h`)
	return err
}

// asked returns a session in which Black is to move in the lesson, and an
// answer for the exercise that is right only if it is asked about just that.
func asked[T any](t *testing.T, right T) (*session, func(*chess.Board, chess.Color) T) {
	t.Helper()
	return newSession(nil, Options{Board: checked, Turn: chess.Black, Quiet: true}),
		func(b *chess.Board, side chess.Color) T {
			if *b != checked || side != chess.Black {
				t.Errorf("the exercise is asked about %s and the board\n%s", side, b)
			}
			return right
		}
}

func TestFooter(t *testing.T) {
	const board = "8 . . . n+k . . .\n7 . . . b . . . .\n6 . . . . . . . .\n5 . B . . . . . .\n" +
		"4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . Q . . .\n1 . . . . K . . .\n  a b c d e f g h\n"
	s, say := asked(t, []chess.Square{chess.E2, chess.E3, chess.F6})
	compare(t, answer(s, "board"), board)

	swap(t, &answers.doubleCheck, say)
	compare(t, answer(s, "board"), board+"double check over e2 e3 f6\n")

	_, say = asked(t, []chess.Square{chess.NoSquare, 100})
	swap(t, &answers.doubleCheck, say)
	compare(t, answer(s, "board"), board+"double check over - Square(100)\n")

	swap(t, &answers.doubleCheck, func(*chess.Board, chess.Color) []chess.Square { return []chess.Square{} })
	compare(t, answer(s, "board"), board)

	swap(t, &answers.doubleCheck, func(*chess.Board, chess.Color) []chess.Square { panic("oh\x1b[2J") })
	compare(t, answer(s, "board"), board+"exercise 3.1"+fromHere+`oh\x1b[2J`+"\n")
}

// The line stands under every board, above what else is said: also under the
// one that a move leads to.
func TestFooterAfterAMove(t *testing.T) {
	swap(t, &answers.doubleCheck, func(b *chess.Board, side chess.Color) []chess.Square { return b.Checkers(side) })
	s := newSession(nil, Options{Board: chess.MustParsePlacement("3rk3/8/8/8/4N3/8/8/4R1K1")})
	compare(t, "\n"+answer(s, "e4f6"), `
1. Ne4-f6+
8 . . . r+k . . .
7 . . . . . . . .
6 . . . . . N . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . R . K .
  a b c d e f g h
double check over e1 f6
check: the king on e8 is attacked by the rook on e1 and the knight on f6
`)
}

func TestFlights(t *testing.T) {
	s, say := asked(t, []chess.Square{chess.D7, chess.F7, chess.F8, chess.NoSquare, 100})
	swap(t, &answers.flights, say)
	compare(t, "\n"+answer(s, "flights"), `
8 . . . n+k * . .
7 . . .xb . * . .
6 . . . . . . . .
5 . B . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . Q . . .
1 . . . . K . . .
  a b c d e f g h
squares for the king of black: 5
`)
	_, say = asked(t, []chess.Square(nil))
	swap(t, &answers.flights, say)
	if got := answer(s, "flights"); !strings.HasSuffix(got, "h\nsquares for the king of black: 0\n") {
		t.Errorf("flights, without any, is answered by\n%s", got)
	}
}

func TestPins(t *testing.T) {
	s, say := asked(t, []exercises.Pin{{Pinned: chess.D7, Pinner: chess.B5, Line: []chess.Square{chess.C6}}})
	swap(t, &answers.pins, say)
	compare(t, "\n"+answer(s, "pins"), `
8 . . . n+k . . .
7 . . .>b . . . .
6 . . - . . . . .
5 .!B . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . Q . . .
1 . . . . K . . .
  a b c d e f g h
d7 is pinned from b5
`)

	// An answer that says too much: the pieces are marked, whatever the lines say.
	_, say = asked(t, []exercises.Pin{
		{Pinned: chess.A1, Pinner: chess.A2, Line: []chess.Square{chess.A3, chess.B1, chess.B2, 100}},
		{Pinned: chess.B1, Pinner: chess.B2, Line: []chess.Square{chess.A1, chess.A2, chess.B3}},
	})
	swap(t, &answers.pins, say)
	compare(t, "\n"+answer(s, "pins"), `
8 . . . n+k . . .
7 . . . b . . . .
6 . . . . . . . .
5 . B . . . . . .
4 . . . . . . . .
3 - - . . . . . .
2 ! ! . . Q . . .
1 > > . . K . . .
  a b c d e f g h
a1 is pinned from a2
b1 is pinned from b2
`)

	_, say = asked(t, []exercises.Pin(nil))
	swap(t, &answers.pins, say)
	if got := answer(s, "pins"); !strings.HasSuffix(got, "h\nblack has no pinned piece\n") {
		t.Errorf("pins, without any, is answered by\n%s", got)
	}
}

func TestMateInOne(t *testing.T) {
	s, say := asked(t, []chess.Move{{From: chess.E8, To: chess.F7}, {From: chess.NoSquare, To: 100}})
	swap(t, &answers.mateInOne, say)
	compare(t, answer(s, "mate?"), "moves that mate: e8f7 -Square(100)\n")
	_, say = asked(t, []chess.Move{})
	swap(t, &answers.mateInOne, say)
	compare(t, answer(s, "MATE?"), "moves that mate: none\n")
}

func TestEscapes(t *testing.T) {
	s, say := asked(t, exercises.Ways{
		Flee:    []chess.Move{{From: chess.E8, To: chess.F7}, {From: chess.E8, To: chess.F8}},
		Capture: nil,
		Block:   []chess.Move{{From: chess.D8, To: chess.E6}},
	})
	swap(t, &answers.escapes, say)
	compare(t, answer(s, "escapes"), "flee: e8f7 e8f8\ncapture: none\nblock: d8e6\n")

	_, say = asked(t, exercises.Ways{Capture: []chess.Move{{From: chess.D7, To: chess.B5}}})
	swap(t, &answers.escapes, say)
	compare(t, answer(s, "escapes"), "flee: none\ncapture: d7b5\nblock: none\n")
}

// The first board is what the exercise asks for, the other two are not: the
// prompt shows what it gets, and what the rules say on it.
func TestWitnesses(t *testing.T) {
	s := newSession(nil, quietGame)
	before := position(s)
	swap(t, &answers.mateWitnesses, func() (capture, block chess.Board) {
		return chess.MustParsePlacement("R5k1/5ppp/8/8/4b3/8/8/6K1"), chess.Board{}
	})
	swap(t, &answers.ghostWitness, func() (chess.Board, chess.Move) {
		return chess.MustParsePlacement("k7/8/1K6/8/8/8/8/7R"), chess.Move{From: chess.H1, To: chess.H8}
	})
	compare(t, "\n"+answer(s, "witnesses"), `
A mate for the king alone, where a capture helps:
8 R . . . . . k .
7 . . . . . p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . b . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . K .
  a b c d e f g h
the crooked rule says mate, the rules say check
A mate for the king alone, where a block helps:
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
the crooked rule says no mate, the rules say stalemate
The ghost, before h1h8:
8 k . . . . . . .
7 . . . . . . . .
6 . K . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . R
  a b c d e f g h
the crooked rule says mate, the rules say checkmate
`)
	compare(t, position(s), before)

	swap(t, &answers.ghostWitness, func() (chess.Board, chess.Move) { return chess.Board{}, chess.Move{From: -1, To: 100} })
	if got := answer(s, "witnesses"); !strings.Contains(got, "\nThe ghost, before -Square(100):\n8 . ") {
		t.Errorf("a move that is none is answered by\n%s", got)
	}
	forgetAnswers()
	swap(t, &answers.mateWitnesses, func() (capture, block chess.Board) { return })
	compare(t, answer(s, "witnesses"), "exercise 3.6 is not written yet: ch03-check/exercises/exercises.go\n")
}

func TestExercisesThatPanic(t *testing.T) {
	s := newSession(nil, quietGame)
	before := position(s)
	t.Cleanup(forgetAnswers)
	answers.flights = func(*chess.Board, chess.Color) []chess.Square { panic("\x1b]0;two\a") }
	answers.pins = func(*chess.Board, chess.Color) []exercises.Pin { panic("three\u202e") }
	answers.mateInOne = func(*chess.Board, chess.Color) []chess.Move { panic("four\n\r") }
	answers.escapes = func(*chess.Board, chess.Color) exercises.Ways { panic("five\xff") }
	answers.mateWitnesses = func() (capture, block chess.Board) { panic("six\x00") }
	compare(t, answer(s, "flights"), "exercise 3.2"+fromHere+`\x1b]0;two\x07`+"\n")
	compare(t, answer(s, "pins"), "exercise 3.3"+fromHere+`three\u202e`+"\n")
	compare(t, answer(s, "mate?"), "exercise 3.4"+fromHere+`four\x0a\x0d`+"\n")
	compare(t, answer(s, "escapes"), "exercise 3.5"+fromHere+`five\xff`+"\n")
	compare(t, answer(s, "witnesses"), "exercise 3.6"+fromHere+`six\x00`+"\n")
	compare(t, position(s), before)
}

func TestExercisesNotWritten(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, id := range map[string]string{"flights": "3.2", "pins": "3.3", "mate?": "3.4", "escapes": "3.5", "witnesses": "3.6"} {
		compare(t, answer(s, line), "exercise "+id+" is not written yet: ch03-check/exercises/exercises.go\n")
	}
}
