// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch01-display/chess"
)

func TestExercisesThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, id string }{
		{"letters KDTLSB", "Letters"}, {"changed", "Changed"}, {"framed", "Framed"}, {"start bqnrkbnr", "FromBackRank"}, {"witness", "ResetWitness"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			compare(t, reply(newSession(nil, quietGame), tt.line), "task "+tt.id+" is not written yet: ch01-display/exercises/exercises.go\n")
		})
	}
}

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board) (white, black int)
		want   string
	}{
		{"not written", learnersMaterial, ""},
		{"written", func(b *chess.Board) (int, int) { return b.At(chess.A1).Value(), b.At(chess.A7).Value() }, "white 5 black 1\n"},
		{"stopped", func(*chess.Board) (int, int) { panic("oh\x1b") }, "task Material panics at ch01-display/exercises/exercises.go: oh\\x1b\n"},
		{"it changes the board", func(b *chess.Board) (int, int) { b.Set(chess.A1, nil); return 0, 0 }, "white 0 black 0\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			swap(t, &learnersMaterial, tt.answer)
			s := newSession(nil, quietGame)
			compare(t, reply(s, "board"), startDiagram+tt.want)
			if s.board != s.start {
				t.Errorf("the game's board has become\n%s", s.board)
			}
		})
	}
}

func TestLetters(t *testing.T) {
	swap(t, &learnersLetters, func(diagram, from, to string) (string, error) {
		if to == "X" {
			return "", errors.New("X is no alphabet")
		}
		return from + " " + to + "\n" + strings.ReplaceAll(diagram, "k", "\x1b") + "\n\n", nil
	})
	s := newSession(nil, quietGame)
	compare(t, reply(s, "letters KDTLSB"), "KQRBNP KDTLSB\n"+strings.ReplaceAll(startDiagram, "k", `\x1b`))
	compare(t, reply(s, "letters X"), "task Letters says: X is no alphabet\n")
}

func TestChanged(t *testing.T) {
	swap(t, &learnersChanged, func(before, after *chess.Board) []chess.Square {
		before.Set(chess.E2, nil) // which must not reach the game's own board
		if after.At(chess.E4) == nil {
			return nil
		}
		return []chess.Square{chess.E2, chess.E4}
	})
	s := newSession(nil, quietGame)
	compare(t, reply(s, "changed"), startDiagram+"changed since the reset: 0\n")
	reply(s, "e2e4")
	compare(t, "\n"+reply(s, "changed"), `
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . .!P . . .
3 . . . . . . . .
2 P P P P ! P P P
1 R N B Q K B N R
  a b c d e f g h
changed since the reset: 2
`)
	reply(s, "reset")
	compare(t, reply(s, "board"), startDiagram)
}

func TestFramed(t *testing.T) {
	swap(t, &learnersFramed, func(b *chess.Board) string { return fmt.Sprintf("---\n|%s|\n---\n", b.Placement()) })
	compare(t, reply(newSession(nil, quietGame), "framed"), "---\n|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|\n---\n")
}

func TestStart(t *testing.T) {
	swap(t, &learnersFromBackRank, func(word string) (chess.Board, error) {
		if word != "bqnrkbnr" {
			return chess.Board{}, errors.New("no")
		}
		return chess.StartingBoard(), nil
	})
	empty := Options{}
	s := newSession(nil, empty)
	compare(t, reply(s, "start rrrrrrrr"), "task FromBackRank says: no\n")
	if s.board != empty.board {
		t.Errorf("a start that is refused changes the board to\n%s", s.board)
	}
	compare(t, reply(s, "start bqnrkbnr"), startDiagram)
}

func TestWitness(t *testing.T) {
	swap(t, &learnersWitness, func() chess.Board { return chess.MustParsePlacement("8/8/8/8/3q4/8/8/8") })
	s := newSession(nil, quietGame)
	compare(t, "\n"+reply(s, "witness"), `
Your witness:             After the crooked reset:
8 . . . . . . . .         8 r n b q k b n r
7 . . . . . . . .         7 p p p p p p p p
6 . . . . . . . .         6 . . . . . . . .
5 . . . . . . . .         5 . . . . . . . .
4 . . . q . . . .         4 . . . q . . . .
3 . . . . . . . .         3 . . . . . . . .
2 . . . . . . . .         2 P P P P P P P P
1 . . . . . . . .         1 R N B Q K B N R
  a b c d e f g h           a b c d e f g h
task ResetWitness is not written yet: ch01-display/exercises/exercises.go
`)

	swap(t, &learnersReset, func(b *chess.Board) {
		b.Set(chess.D4, nil)
		b.Set(chess.D8, chess.NewPiece(chess.TypeQueen, chess.Black))
	})
	compare(t, "\n"+reply(s, "witness"), `
Your witness:             After the crooked reset:  After yours:
8 . . . . . . . .         8 r n b q k b n r         8 . . . q . . . .
7 . . . . . . . .         7 p p p p p p p p         7 . . . . . . . .
6 . . . . . . . .         6 . . . . . . . .         6 . . . . . . . .
5 . . . . . . . .         5 . . . . . . . .         5 . . . . . . . .
4 . . . q . . . .         4 . . . q . . . .         4 . . . . . . . .
3 . . . . . . . .         3 . . . . . . . .         3 . . . . . . . .
2 . . . . . . . .         2 P P P P P P P P         2 . . . . . . . .
1 . . . . . . . .         1 R N B Q K B N R         1 . . . . . . . .
  a b c d e f g h           a b c d e f g h           a b c d e f g h
`)
}
