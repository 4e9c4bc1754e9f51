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
		s.say("the pawn stays on %s", s.promoting.From)
		s.letGo()
		return nil
	}
	record := s.game.Record()
	n, err := s.howMany("undo", args, len(record))
	if err != nil {
		return err
	}
	for range n {
		if err := s.game.Undo(); err != nil {
			return err
		}
	}
	s.letGo()
	s.say("taken back: %s", lastOf(record, n))
	s.showBoard()
	return nil
}

func (s *session) cmdRedo(args []string) error {
	n, err := s.howMany("redo", args, s.game.Undone())
	if err != nil {
		return err
	}
	for range n {
		if err := s.game.Redo(); err != nil {
			return err
		}
	}
	s.letGo()
	s.say("played again: %s", lastOf(s.game.Record(), n))
	s.showBoard()
	return nil
}

// bare returns how many moves undo alone takes back, of so many, or redo plays again: one,
// or two if the program plays for the side whose turn it would be.
func (s *session) bare(most int) int {
	if s.players[s.game.Turn().Other()] != "" && most > 1 {
		return 2
	}
	return 1
}

// howMany reads how many moves to take back or to play again, of so many, which
// may be none. If there are any, it must not be more than there are.
func (s *session) howMany(name string, args []string, most int) (int, error) {
	if len(args) == 0 {
		return s.bare(most), nil
	}
	n, err := strconv.Atoi(args[0])
	if errors.Is(err, strconv.ErrRange) {
		err = nil // n is the nearest number that there is
	}
	switch {
	case err != nil || n < 1:
		return 0, fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	case most > 0 && n > most:
		return 0, fmt.Errorf("there are fewer moves than that: try %s %d", name, most)
	default:
		return n, nil
	}
}

// lastOf names the last n moves of a record: the one, or the first and the last.
func lastOf(record []chess.Ply, n int) string {
	last := numbered(record[len(record)-1])
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numbered(record[len(record)-n]), last)
}
