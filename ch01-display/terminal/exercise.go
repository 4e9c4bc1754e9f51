// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
	"mateinfive/ch01-display/exercises"
	"mateinfive/ch01-display/look"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// tasks are the functions that the learner writes.
type tasks struct {
	letters      func(diagram, from, to string) (string, error)
	material     func(*chess.Board) (white, black int)
	changed      func(before, after *chess.Board) []chess.Square
	framed       func(*chess.Board) string
	fromBackRank func(string) (chess.Board, error)
	witness      func() chess.Board
	reset        func(*chess.Board)
}

// learners are the learner's own. A test puts others in their place.
var learners = tasks{
	letters:      exercises.Letters,
	material:     exercises.Material,
	changed:      exercises.Changed,
	framed:       exercises.Framed,
	fromBackRank: exercises.FromBackRank,
	witness:      exercises.ResetWitness,
	reset:        exercises.Reset,
}

// footer prints what the tasks say under every board.
func (s *session) footer() {
	board := s.board // a copy, here and below: the learner's code may change it
	var white, black int
	if s.ask(func() { white, black = s.tasks.material(&board) }) {
		s.Say("white %d black %d", white, black)
	}
}

// ask asks the learner's code for what the program can do without, and reports whether
// there is an answer. A task that is not written says nothing, and once one does not come
// back none is asked again.
func (s *session) ask(do func()) bool {
	if s.leftOut {
		return false
	}
	failure := guard.Run(s.patience, do)
	switch {
	case failure == nil:
		return true
	case failure.Kind == guard.Late:
		s.leftOut = true
		s.Say("%v From now on it is left out.", failure)
	case failure.Unwritten() == "":
		s.Say("%v", failure)
	}
	return false
}

func (s *session) cmdLetters(args []string) error {
	text, err := s.tasks.letters(s.board.String(), "KQRBNP", args[0])
	if err != nil {
		return fmt.Errorf("task Letters says: %w", err)
	}
	s.Say("%s", strings.TrimRight(text, "\n"))
	return nil
}

func (s *session) cmdChanged([]string) error {
	before, after := s.start, s.board
	squares := s.tasks.changed(&before, &after)
	m := marks{}
	for _, sq := range squares {
		m[sq] = look.Changed
	}
	s.draw(m)
	s.Say("changed since the reset: %d", len(squares))
	return nil
}

func (s *session) cmdFramed([]string) error {
	board := s.board
	s.Say("%s", strings.TrimRight(s.tasks.framed(&board), "\n"))
	return nil
}

func (s *session) cmdStart(args []string) error {
	board, err := s.tasks.fromBackRank(args[0])
	if err != nil {
		return fmt.Errorf("task FromBackRank says: %w", err)
	}
	s.board = board
	s.showBoard()
	return nil
}

func (s *session) cmdWitness([]string) error {
	witness := s.tasks.witness()
	crooked, straight := witness, witness
	exercises.CrookedReset(&crooked)
	boards := []console.TitledBoard{{Title: "Your witness:", Diagram: witness.String()}, {Title: "After the crooked reset:", Diagram: crooked.String()}}
	failure := guard.Run(s.patience, func() { s.tasks.reset(&straight) })
	if failure != nil {
		s.SayBoards(boards...)
		return failure
	}
	s.SayBoards(append(boards, console.TitledBoard{Title: "After yours:", Diagram: straight.String()})...)
	return nil
}
