// takeback.go takes moves back and plays them again.

package session

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
)

// cmdUndo takes back the last move or the last few, or how the players have ended the game.
func (s *Session) cmdUndo(args []string) error {
	if s.at.Decided() && len(args) == 0 {
		s.say("taken back: %s", s.at.Tree.Result)
		s.retrace(s.at.Undo, 0)
		s.showBoard()
		return nil
	}
	record := s.at.Plies()
	n, err := s.howMany("undo", args, len(record))
	switch most := s.at.Node.Loose(); {
	case err != nil:
		return err
	case len(s.at.Node.Next) > 0:
		return errors.New("moves follow here, and only the last move of a line is taken back: prev steps back")
	case len(record) == 0:
		return chess.ErrNothingToUndo
	case most == 0:
		return errors.New("there is a variation to this move, so it stays: prev steps back")
	case n > most:
		return fmt.Errorf("other moves go on from there: try undo %d, and prev to step back", most)
	}
	s.retrace(s.at.Undo, n)
	s.say("taken back: %s", lastOf(record, n))
	s.showWaiting()
	return nil
}

// retrace takes moves back or plays them again, and turns the clocks to what they showed there.
func (s *Session) retrace(step func(moves int), moves int) {
	s.edit()
	step(moves)
	s.arrive()
	if s.clock != nil && s.at.IsLast() {
		s.replayClock(s.at.Node)
		s.startClock()
	}
}

// cmdRedo plays again what was taken back.
func (s *Session) cmdRedo(args []string) error {
	n, err := s.howMany("redo", args, s.at.Undone())
	if err != nil {
		return err
	}
	if s.at.Undone() == 0 {
		return chess.ErrNothingToRedo
	}
	s.retrace(s.at.Redo, n)
	s.say("played again: %s", lastOf(s.at.Plies(), n))
	s.showWaiting()
	return nil
}

// showWaiting shows the board after undo or redo. A player whose turn it is waits, without its clock.
func (s *Session) showWaiting() {
	name := s.answers()
	if name != "" && s.clock != nil {
		s.paused = true
		s.clock.Stop()
	}
	s.showBoard()
	if name != "" {
		s.say("%s waits: go makes it move, or play for it yourself", name)
	}
}

// howMany reads how many moves to take back or play again, at most so many. Alone that is one, or
// two if the program plays for the side whose turn it would be.
func (s *Session) howMany(name string, args []string, most int) (int, error) {
	if len(args) == 0 {
		if s.Players[s.at.Game.Turn().Other()] != "" && most > 1 {
			return 2, nil
		}
		return 1, nil
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	}
	return min(n, max(1, most)), nil
}

// lastOf names the last n moves of a record: the one, or the first and the last.
func lastOf(record []chess.Ply, n int) string {
	last := numbered(record[len(record)-1])
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numbered(record[len(record)-n]), last)
}
