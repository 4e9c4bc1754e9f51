// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
	"mateinfive/ch01-display/exercises"
	"mateinfive/exercises/sandbox"
)

// exerciseFile is where the learner writes.
const exerciseFile = "ch01-display/exercises/exercises.go"

// The learner's functions. They are variables so that a test can put others in
// their place.
var (
	learnersLetters      = exercises.Letters
	learnersMaterial     = exercises.Material
	learnersChanged      = exercises.Changed
	learnersFramed       = exercises.Framed
	learnersFromBackRank = exercises.FromBackRank
	learnersWitness      = exercises.ResetWitness
	learnersReset        = exercises.Reset
)

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	board := s.board // a copy, here and below: the learner's code may change it
	err := s.sayAnswer("Material", func() string {
		white, black := learnersMaterial(&board)
		return fmt.Sprintf("white %d black %d", white, black)
	})
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
	}
}

// sayAnswer says the text that the learner's code answers. The error says why
// there is none.
func (s *session) sayAnswer(id string, answer func() string) error {
	text, err := sandbox.Attempt(id, exerciseFile, answer)
	if err == nil {
		s.say("%s", strings.TrimRight(text, "\n"))
	}
	return err
}

func (s *session) cmdLetters(args []string) error {
	diagram := s.board.String()
	return s.sayAnswer("Letters", func() string {
		text, err := learnersLetters(diagram, "KQRBNP", args[0])
		if err != nil {
			return fmt.Sprintf("task Letters says: %v", err)
		}
		return text
	})
}

func (s *session) cmdChanged([]string) error {
	before, after := s.start, s.board
	squares, err := sandbox.Attempt("Changed", exerciseFile, func() []chess.Square {
		return learnersChanged(&before, &after)
	})
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
	return s.sayAnswer("Framed", func() string { return learnersFramed(&board) })
}

func (s *session) cmdStart(args []string) error {
	var refusal error // what the learner's code has against the word
	board, err := sandbox.Attempt("FromBackRank", exerciseFile, func() (b chess.Board) {
		b, refusal = learnersFromBackRank(args[0])
		return b
	})
	if err != nil {
		return err
	}
	if refusal != nil {
		return fmt.Errorf("task FromBackRank says: %w", refusal)
	}
	s.board = board
	s.showBoard()
	return nil
}

func (s *session) cmdWitness([]string) error {
	witness, err := sandbox.Attempt("ResetWitness", exerciseFile, learnersWitness)
	if err != nil {
		return err
	}
	crooked := witness
	exercises.CrookedReset(&crooked)
	boards := []titledBoard{{"Your witness:", witness.String()}, {"After the crooked reset:", crooked.String()}}
	straight, err := sandbox.Attempt("ResetWitness", exerciseFile, func() chess.Board {
		b := witness
		learnersReset(&b)
		return b
	})
	if err == nil {
		boards = append(boards, titledBoard{"After yours:", straight.String()})
	}
	s.sayBoards(boards...)
	return err
}
