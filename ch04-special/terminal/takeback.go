// takeback.go takes moves back and plays them again.

package terminal

import (
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

func (s *session) cmdUndo(args []string) error {
	record := s.game.Record()
	n, err := howMany(args, len(record), "undo", chess.ErrNothingToUndo)
	if err != nil {
		return err
	}
	s.letGo()
	for range n {
		if err := s.game.Undo(); err != nil {
			return err
		}
	}
	s.say("taken back: %s", s.span(record, n))
	s.showBoard()
	return nil
}

func (s *session) cmdRedo(args []string) error {
	n, err := howMany(args, s.game.Undone(), "redo", chess.ErrNothingToRedo)
	if err != nil {
		return err
	}
	s.letGo()
	for range n {
		if err := s.game.Redo(); err != nil {
			return err
		}
	}
	record := s.game.Record()
	s.say("played again: %s", s.span(record, n))
	s.showBoard()
	return nil
}

// howMany reads how many moves to take back or to play again, of so many that
// there are: one if nothing is said. None is the error for there being none.
func howMany(args []string, most int, name string, none error) (int, error) {
	if most == 0 {
		return 0, none
	}
	n := 1
	if len(args) > 0 {
		var err error
		if n, err = strconv.Atoi(args[0]); err != nil || n < 1 || len(args) > 1 {
			return 0, usage(fmt.Sprintf("%s, or %s 3", name, name))
		}
	}
	if n > most {
		return 0, fmt.Errorf("there are not so many: %s %d is the most", name, most)
	}
	return n, nil
}

// span names the last n moves of a record: the one, or the first and the last.
func (s *session) span(record []chess.Ply, n int) string {
	last := numberedAt(record, len(record)-1, s.start)
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numberedAt(record, len(record)-n, s.start), last)
}
