// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
	"mateinfive/ch01-display/exercises"
)

// answers are the learner's functions. They are gathered here so that tests of
// the prompt can put others in their place.
var answers = struct {
	letters      func(diagram, from, to string) (string, error)
	material     func(b *chess.Board) (white, black int)
	changed      func(before, after *chess.Board) []chess.Square
	framed       func(b *chess.Board) string
	fromBackRank func(word string) (chess.Board, error)
	resetWitness func() chess.Board
	reset        func(b *chess.Board)
}{
	letters:      exercises.Letters,
	material:     exercises.Material,
	changed:      exercises.Changed,
	framed:       exercises.Framed,
	fromBackRank: exercises.FromBackRank,
	resetWitness: exercises.ResetWitness,
	reset:        exercises.Reset,
}

// exerciseCommands returns the commands that the exercises of this chapter add.
func exerciseCommands() []command {
	return []command{
		{"letters", "KDTLSB", "exercise 1.1: print the board in another alphabet", (*session).cmdLetters},
		{"changed", "", "exercise 1.3: mark what changed since the reset", (*session).cmdChanged},
		{"framed", "", "exercise 1.4: print the board with a frame", (*session).cmdFramed},
		{"start", "bqnrkbnr", "exercise 1.5: begin with another back rank", (*session).cmdStart},
		{"witness", "", "exercise 1.6: show what the crooked reset leaves behind", (*session).cmdWitness},
	}
}

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	board := s.board
	line, err := attempt("1.2", func() string {
		white, black := answers.material(&board)
		return fmt.Sprintf("white %d black %d", white, black)
	})
	if err == nil {
		s.say("%s", line)
	}
	s.complain(err)
}

func (s *session) cmdLetters(args []string) error {
	if len(args) != 1 {
		return usage("letters KDTLSB (king, queen, rook, bishop, knight, pawn)")
	}
	diagram := s.board.String()
	return s.printAnswer("1.1", func() (string, error) {
		return answers.letters(diagram, "KQRBNP", args[0])
	})
}

func (s *session) cmdChanged([]string) error {
	before, after := s.start, s.board
	squares, err := attempt("1.3", func() []chess.Square { return answers.changed(&before, &after) })
	if err != nil {
		return err
	}
	m := marks{}
	for _, sq := range squares {
		m[sq] = changedMark
	}
	s.draw(m)
	s.say("changed since the reset: %d", len(squares))
	return nil
}

func (s *session) cmdFramed([]string) error {
	board := s.board
	return s.printAnswer("1.4", func() (string, error) { return answers.framed(&board), nil })
}

func (s *session) cmdStart(args []string) error {
	if len(args) != 1 {
		return usage("start bqnrkbnr, the pieces of the back rank from the a-file to the h-file")
	}
	board, err := answerOrError("1.5", func() (chess.Board, error) { return answers.fromBackRank(args[0]) })
	if err != nil {
		return err
	}
	s.board = board
	s.showBoard()
	return nil
}

func (s *session) cmdWitness([]string) error {
	crooked, err := attempt("1.6", answers.resetWitness)
	if err != nil {
		return err
	}
	straight := crooked
	s.say("Your witness:")
	s.say("%s", crooked.String())
	exercises.CrookedReset(&crooked)
	s.say("After the crooked reset:")
	s.say("%s", crooked.String())
	_, err = attempt("1.6", func() bool { answers.reset(&straight); return true })
	if err != nil {
		return err
	}
	s.say("After yours:")
	s.say("%s", straight.String())
	return nil
}

// printAnswer prints a text that the learner's code makes, or the reason why
// it makes none.
func (s *session) printAnswer(id string, answer func() (string, error)) error {
	text, err := answerOrError(id, answer)
	if err != nil {
		return err
	}
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		s.say("%s", printable(line))
	}
	return nil
}

// answerOrError is attempt for code that returns an error of its own.
func answerOrError[T any](id string, answer func() (T, error)) (T, error) {
	type both struct {
		value T
		err   error
	}
	got, err := attempt(id, func() both {
		value, err := answer()
		return both{value, err}
	})
	if err == nil && got.err != nil {
		err = fmt.Errorf("exercise %s says: %s", id, printable(got.err.Error()))
	}
	return got.value, err
}
