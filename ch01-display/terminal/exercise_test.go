// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"errors"
	"strings"
	"testing"

	"mateinfive/ch01-display/chess"
)

// chapter is the folder of this chapter, and rules are what must work before its
// screen is worth a test.
const chapter = "ch01-display"

var rules = []func() error{boardWorks}

// forgetAnswers puts the exercises back to what they are before the learner has
// written one.
func forgetAnswers() {
	answers.letters = func(_, _, _ string) (string, error) { panic("exercise 1.1: not written yet") }
	answers.material = func(*chess.Board) (int, int) { panic("exercise 1.2: not written yet") }
	answers.changed = func(_, _ *chess.Board) []chess.Square { panic("exercise 1.3: not written yet") }
	answers.framed = func(*chess.Board) string { panic("exercise 1.4: not written yet") }
	answers.fromBackRank = func(string) (chess.Board, error) { panic("exercise 1.5: not written yet") }
	answers.resetWitness = func() chess.Board { panic("exercise 1.6: not written yet") }
	answers.reset = func(*chess.Board) { panic("exercise 1.6: not written yet") }
}

func TestFooter(t *testing.T) {
	o := Options{Board: chess.StartingBoard(), Quiet: true}
	const board = startDiagram + "\n"
	compare(t, answer(newSession(nil, o), "board"), board)

	swap(t, &answers.material, func(b *chess.Board) (int, int) { return b.At(chess.A1).Value(), b.At(chess.A7).Value() })
	compare(t, answer(newSession(nil, o), "board"), board+"white 5 black 1\n")

	swap(t, &answers.material, func(*chess.Board) (int, int) { panic("oh") })
	compare(t, answer(newSession(nil, o), "board"), board+"exercise 1.2 stopped in ch01-display/exercises/exercises.go: oh\n")
}

func TestLetters(t *testing.T) {
	s := newSession(nil, quietGame)
	swap(t, &answers.letters, func(diagram, from, to string) (string, error) {
		if to == "X" {
			return "", errors.New("X\x1b is no alphabet")
		}
		return strings.NewReplacer("k", "\x1b", "K", "D").Replace(diagram) + "\n" + from + to + "\n\n", nil
	})
	compare(t, answer(s, "letters KDTLSB"),
		strings.NewReplacer("k", `\x1b`, "K", "D").Replace(startDiagram)+"\nKQRBNPKDTLSB\n")
	compare(t, answer(s, "letters X"), `exercise 1.1 says: X\x1b is no alphabet`+"\n")
	if got := answer(s, "letters"); !strings.Contains(got, errUsage.Error()) {
		t.Errorf("letters without an alphabet is answered by %s", got)
	}
}

func TestChanged(t *testing.T) {
	s := newSession(nil, quietGame)
	swap(t, &answers.changed, func(before, after *chess.Board) (found []chess.Square) {
		for sq := chess.A1; sq <= chess.H8; sq++ {
			if before.At(sq) != after.At(sq) && (before.At(sq) != nil || sq.Rank() == 3) {
				found = append(found, sq)
			}
		}
		return found
	})
	compare(t, answer(s, "changed"), startDiagram+"\nchanged since the reset: 0\n")
	answer(s, "e2e4")
	answer(s, "put k d1")
	compare(t, "\n"+answer(s, "changed"), `
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . .!P . . .
3 . . . . . . . .
2 P P P P ! P P P
1 R N B!k K B N R
  a b c d e f g h
changed since the reset: 3
`)
}

func TestFramed(t *testing.T) {
	s := newSession(nil, quietGame)
	swap(t, &answers.framed, func(b *chess.Board) string { return "---\n|" + b.Placement() + "|\n---\n" })
	compare(t, answer(s, "framed"), "---\n|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|\n---\n")
	swap(t, &answers.framed, func(b *chess.Board) string { panic("oh") })
	compare(t, answer(s, "framed"), "exercise 1.4 stopped in ch01-display/exercises/exercises.go: oh\n")
}

func TestStart(t *testing.T) {
	s := newSession(nil, Options{Board: chess.StartingBoard()})
	swap(t, &answers.fromBackRank, func(word string) (chess.Board, error) {
		if word != "bqnrkbnr" {
			return chess.Board{}, errors.New("no")
		}
		return lesson, nil
	})
	compare(t, answer(s, "start rrrrrrrr"), "exercise 1.5 says: no\n")
	if s.board != chess.StartingBoard() {
		t.Errorf("a start that fails changes the board to\n%s", s.board)
	}
	compare(t, answer(s, "start bqnrkbnr"), lessonDiagram+"\n")
	if got := answer(s, "start"); !strings.Contains(got, errUsage.Error()) {
		t.Errorf("start without a word is answered by %s", got)
	}
}

func TestWitness(t *testing.T) {
	s := newSession(nil, quietGame)
	compare(t, answer(s, "witness"), "exercise 1.6 is not written yet: ch01-display/exercises/exercises.go\n")

	swap(t, &answers.resetWitness, func() chess.Board { return chess.MustParsePlacement("8/8/8/8/3q4/8/8/8") })
	const witness = `Your witness:
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . q . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
After the crooked reset:
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . q . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
`
	compare(t, answer(s, "witness"), witness+"exercise 1.6 is not written yet: ch01-display/exercises/exercises.go\n")

	swap(t, &answers.reset, func(b *chess.Board) { b.Set(chess.D4, nil) })
	compare(t, answer(s, "witness"), witness+`After yours:
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
`)
}

func TestExercisesNotWritten(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, id := range map[string]string{
		"letters KDTLSB": "1.1", "changed": "1.3", "framed": "1.4", "start bqnrkbnr": "1.5", "witness": "1.6",
	} {
		compare(t, answer(s, line), "exercise "+id+" is not written yet: ch01-display/exercises/exercises.go\n")
	}
}
