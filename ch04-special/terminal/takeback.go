// takeback.go takes moves back and plays them again.

package terminal

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

// cmdUndo takes back the last move or the last few, or a pawn's move that is not played
// yet: we have asked what it becomes.
func (s *session) cmdUndo(args []string) error {
	if s.promoting != (chess.Move{}) && len(args) == 0 {
		s.Say("the pawn stays on %s", s.promoting.From)
		s.letGo()
		return nil
	}
	record := s.game.Record()
	n, err := s.steps("undo", args, len(record), s.game.Undo)
	if err != nil {
		return err
	}
	s.Say("taken back: %s", lastOf(record, n))
	s.showBoard()
	return nil
}

func (s *session) cmdRedo(args []string) error {
	n, err := s.steps("redo", args, s.game.Undone(), s.game.Redo)
	if err != nil {
		return err
	}
	s.Say("played again: %s", lastOf(s.game.Record(), n))
	s.showBoard()
	return nil
}

// steps takes as many steps as were typed, of at most so many, and returns their number.
// A command alone means one, or two if the program plays for the side whose turn it would
// be. Where there is none to take, the error is that of the step.
func (s *session) steps(name string, args []string, most int, step func() error) (n int, err error) {
	n = 1
	if s.players[s.game.Turn().Other()] != "" && most > 1 {
		n = 2
	}
	if len(args) > 0 {
		n, err = strconv.Atoi(args[0])
	}
	switch {
	case err != nil && !errors.Is(err, strconv.ErrRange) || n < 1: // out of range, n is the nearest number that there is
		return 0, fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	case most > 0 && n > most:
		return 0, fmt.Errorf("there are fewer moves than that: try %s %d", name, most)
	}
	for range n {
		if err := step(); err != nil {
			return 0, err
		}
	}
	s.letGo()
	return n, nil
}

// lastOf names the last n moves of a record: the one, or the first and the last.
func lastOf(record []chess.Ply, n int) string {
	last := numbered(record[len(record)-1])
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numbered(record[len(record)-n]), last)
}
