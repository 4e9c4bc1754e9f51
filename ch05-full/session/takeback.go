// takeback.go takes moves back and plays them again.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// cmdUndo takes back the last move or the last few, or how the players have ended the game.
func (s *Session) cmdUndo(args []string) error {
	if s.decided() && len(args) == 0 {
		s.say("taken back: %s", s.tree.Result)
		s.edit()
		s.setResult(chess.InPlay)
		s.goTo(s.at)
		s.restoreClock()
		s.showBoard()
		return nil
	}
	record := s.plies()
	n, err := s.howMany("undo", args, len(record))
	switch most := s.at.Loose(); {
	case err != nil:
		return err
	case len(s.at.Next) > 0:
		return errors.New("moves follow here, and only the last move of a line is taken back: prev steps back")
	case len(record) == 0:
		return chess.ErrNothingToUndo
	case most == 0:
		return errors.New("there is a variation to this move, so it stays: prev steps back")
	case n > most:
		return fmt.Errorf("other moves go on from there: try undo %d, and prev to step back", most)
	}
	s.edit()
	s.setResult(chess.InPlay)
	for range n {
		s.undone = append(slices.Clip(s.undone), s.at)
		s.at.Drop()
		s.at = s.at.Parent
	}
	s.goTo(s.at)
	s.restoreClock()
	s.say("taken back: %s", lastOf(record, n))
	s.showWaiting()
	return nil
}

// cmdRedo plays again what was taken back.
func (s *Session) cmdRedo(args []string) error {
	n, err := s.howMany("redo", args, len(s.undone))
	if err != nil {
		return err
	}
	if len(s.undone) == 0 {
		return chess.ErrNothingToRedo
	}
	s.edit()
	for range n {
		s.at = s.at.Attach(s.undone[len(s.undone)-1])
		s.undone = s.undone[:len(s.undone)-1]
	}
	s.goTo(s.at)
	s.setResult(pgn.Outcome(s.game))
	s.restoreClock()
	s.say("played again: %s", lastOf(s.plies(), n))
	s.showWaiting()
	return nil
}

// showWaiting shows the board after moves were taken back or played again. A player whose
// turn it is then waits, and loses no time.
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

// howMany reads how many moves to take back or to play again, of so many, which may be none. If
// there are any, it must not be more than there are. Alone that is one, or two if the program
// plays for the side whose turn it would be.
func (s *Session) howMany(name string, args []string, most int) (int, error) {
	if len(args) == 0 {
		if s.Players[s.game.Turn().Other()] != "" && most > 1 {
			return 2, nil
		}
		return 1, nil
	}
	n, err := strconv.Atoi(args[0])
	switch {
	case n < 1 || err != nil && !errors.Is(err, strconv.ErrRange):
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
