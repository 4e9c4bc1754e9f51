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
	"sync/atomic"
	"testing"
	"time"

	"mateinfive/ch01-display/chess"
	"mateinfive/internal/console/consoletest"
)

func TestTasksThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, task string }{
		{"letters KDTLSB", "Letters"}, {"changed", "Changed"}, {"framed", "Framed"}, {"start bqnrkbnr", "FromBackRank"}, {"witness", "ResetWitness"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			consoletest.Compare(t, reply(begin(quietGame()), tt.line), "task "+tt.task+" is not written yet: go run ./exercises next ch01 "+tt.task+"\n")
		})
	}
}

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board) (white, black int)
		want   string // the beginning of what follows the board
	}{
		{"not written", unwritten.material, ""},
		{"written", func(b *chess.Board) (int, int) { return b.At(chess.A1).Value(), b.At(chess.A7).Value() }, "white 5 black 1\n"},
		{"stopped", func(*chess.Board) (int, int) { panic("oh\x1b") }, "TestFooter panics at ch01-display/terminal/exercise_test.go:"},
		{"it changes the board", func(b *chess.Board) (int, int) { b.Set(chess.A1, nil); return 0, 0 }, "white 0 black 0\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := quietGame()
			o.tasks.material = tt.answer
			s := begin(o)
			got := reply(s, "board")
			if after, found := strings.CutPrefix(got, consoletest.InSigns(startDiagram, consoletest.Letter)); !found || !strings.HasPrefix(after, tt.want) || tt.want == "" && after != "" {
				t.Errorf("the board and what follows is\n%s\nwant after the board\n%s", got, tt.want)
			}
			if s.board != s.start {
				t.Errorf("the game's board has become\n%s", s.board)
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
	o.tasks.material = func(*chess.Board) (int, int) { asked.Add(1); <-end; return 0, 0 }
	s := begin(o)
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "white pawn e2-e4\n") || !strings.HasSuffix(got, "left out.\n") {
		t.Errorf("the move is answered by\n%s", got)
	}
	if got := reply(s, "board"); !strings.HasSuffix(got, "a b c d e f g h\n") || asked.Load() != 1 {
		t.Errorf("it was asked %d times, and the next board is\n%s", asked.Load(), got)
	}
}

func TestLetters(t *testing.T) {
	o := quietGame()
	o.tasks.letters = func(diagram, from, to string) (string, error) {
		if to == "X" {
			return "", errors.New("X is no alphabet")
		}
		return from + " " + to + "\n" + strings.NewReplacer("k", "\x1b", " ", "_").Replace(diagram) + "\n\n", nil
	}
	s := begin(o)
	consoletest.Compare(t, reply(s, "letters KDTLSB"), "KQRBNP KDTLSB\n"+strings.NewReplacer("k", `\x1b`, " ", "_").Replace(startDiagram))
	consoletest.Compare(t, reply(s, "letters X"), "task Letters says: X is no alphabet\n")
}

func TestChanged(t *testing.T) {
	o := quietGame()
	o.tasks.changed = func(before, after *chess.Board) []chess.Square {
		before.Set(chess.E2, nil) // which must not reach the game's own board
		if after.At(chess.E4) == nil {
			return nil
		}
		return []chess.Square{chess.E2, chess.E4}
	}
	s := begin(o)
	consoletest.Compare(t, reply(s, "changed"), startDiagram+"changed since the reset: 0\n")
	reply(s, "e2e4")
	consoletest.Compare(t, "\n"+reply(s, "changed"), `
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
	consoletest.Compare(t, reply(s, "board"), startDiagram)
}

func TestFramed(t *testing.T) {
	o := quietGame()
	o.tasks.framed = func(b *chess.Board) string { return fmt.Sprintf("---\n|%s|\n---\n", b.Placement()) }
	consoletest.Compare(t, reply(begin(o), "framed"), "---\n|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|\n---\n")
}

func TestStart(t *testing.T) {
	o := game()
	o.begin = func() chess.Board { return chess.Board{} }
	o.tasks.fromBackRank = func(word string) (chess.Board, error) {
		if word != "bqnrkbnr" {
			return chess.StartingBoard(), errors.New("no")
		}
		return chess.StartingBoard(), nil
	}
	s := begin(o)
	consoletest.Compare(t, reply(s, "start rrrrrrrr"), "task FromBackRank says: no\n")
	if s.board != (chess.Board{}) {
		t.Errorf("a start that is refused changes the board to\n%s", s.board)
	}
	consoletest.Compare(t, reply(s, "start bqnrkbnr"), startDiagram)
}

func TestWitness(t *testing.T) {
	o := quietGame()
	o.tasks.witness = func() chess.Board { return chess.MustParsePlacement("8/8/8/8/3q4/8/8/8") }
	consoletest.Compare(t, "\n"+reply(begin(o), "witness"), `
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
task ResetWitness is not written yet: go run ./exercises next ch01 ResetWitness
`)

	o.tasks.reset = func(b *chess.Board) {
		b.Set(chess.D4, nil)
		b.Set(chess.D8, chess.NewPiece(chess.TypeQueen, chess.Black))
	}
	consoletest.Compare(t, "\n"+reply(begin(o), "witness"), `
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
