// takeback.go takes moves back and plays them again.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
)

// cmdUndo takes back the last move or the last few, or how the players have ended the game.
func (s *Session) cmdUndo(args []string) error {
	if s.decided() && len(args) == 0 {
		s.say("taken back: %s", s.tree.Result)
		s.reopen()
		s.showBoard()
		return nil
	}
	record := s.plies()
	n, err := s.howMany("undo", args, len(record))
	switch most := s.removable(); {
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
	s.own()
	for range n {
		s.cut()
	}
	s.say("taken back: %s", lastOf(record, n))
	s.showWaiting()
	return nil
}

// reopen takes the result back that the players or the clock have decided on, or a file.
func (s *Session) reopen() {
	s.own()
	s.offer = offer{}
	s.change(chess.InPlay)
	s.goTo(s.at)
	s.restoreClock()
}

// removable returns how many moves undo can take back: they are the last of this line,
// and nothing else goes on from them. Nor is there a variation to one of the main line:
// without the move it would be the main line itself.
func (s *Session) removable() int {
	moves, following := 0, 0
	for n := s.at; n.Parent != nil && len(n.Next) == following; n = n.Parent {
		if n.Parent.Next[0] == n && len(n.Parent.Next) > 1 {
			break
		}
		moves, following = moves+1, 1
	}
	return moves
}

// cut takes the last move of a line off the tree.
func (s *Session) cut() {
	s.change(chess.InPlay)
	n, parent := s.at, s.at.Parent
	s.undone = append(slices.Clip(s.undone), n)
	n.Drop()
	s.goTo(parent)
	s.restoreClock()
}

// paste puts the move back that was cut off last.
func (s *Session) paste() {
	last := *s.undone[len(s.undone)-1]
	s.undone = s.undone[:len(s.undone)-1]
	last.Parent = s.at
	s.at.Next = append(s.at.Next, &last)
	s.goTo(&last)
	s.change(s.outcome())
	s.restoreClock()
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

func (s *Session) cmdRedo(args []string) error {
	n, err := s.howMany("redo", args, len(s.undone))
	if err != nil {
		return err
	}
	if len(s.undone) == 0 {
		return chess.ErrNothingToRedo
	}
	s.own()
	for range n {
		s.paste()
	}
	s.say("played again: %s", lastOf(s.plies(), n))
	s.showWaiting()
	return nil
}

// bare returns how many moves undo alone takes back, of so many, or redo plays again: one,
// or two if the program plays for the side whose turn it would be.
func (s *Session) bare(most int) int {
	if s.Players[s.game.Turn().Other()] != "" && most > 1 {
		return 2
	}
	return 1
}

// howMany reads how many moves to take back or to play again, of so many, which
// may be none. If there are any, it must not be more than there are.
func (s *Session) howMany(name string, args []string, most int) (int, error) {
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
