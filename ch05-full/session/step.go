// step.go goes around in a game and its variations, takes moves back and plays them again.

package session

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

func (s *Session) goTo(n *pgn.Node) {
	s.at.GoTo(n)
	s.arrive()
}

// arrive forgets what was begun and refused in another position.
func (s *Session) arrive() {
	s.refused = ""
	s.letGo()
}

func (s *Session) stepTo(n *pgn.Node) error {
	s.goTo(n)
	s.sayMove()
	s.showBoard()
	return nil
}

// step returns the command that goes to a node. If there is none, the error is a sentence.
func (s *Session) step(n *pgn.Node, otherwise string) func([]string) error {
	return func([]string) error {
		if n == nil {
			return errors.New(otherwise)
		}
		return s.stepTo(n)
	}
}

// outside returns the node where the variation begins in which we are, or nil.
func (s *Session) outside() *pgn.Node {
	if first := s.at.Node.Variation(); first != nil {
		return first.Parent
	}
	return nil
}

func (s *Session) cmdGoto(args []string) error {
	digits, black := strings.CutSuffix(args[0], "...")
	number, err := strconv.Atoi(strings.TrimSuffix(digits, "."))
	if err != nil || number < 1 {
		return errors.New("goto needs the number of a move: try goto 5, or goto 5... for Black's")
	}
	side := chess.White
	if black {
		side = chess.Black
	}
	return s.step(s.at.Find(number, side), fmt.Sprintf("there is no move %d of %s in this line", number, side))(nil)
}

func (s *Session) cmdVariations([]string) error {
	if len(s.at.Node.Next) < 2 {
		s.say("no variations here")
		return nil
	}
	s.say("the line:    %s", s.at.Tree.Ahead(s.at.Node.Next[0], 4))
	for _, text := range s.at.Tree.Variations(s.at.Node) {
		s.say("%s", text)
	}
	s.say("into 2 goes into variation 2, and out comes back")
	return nil
}

func (s *Session) cmdInto(args []string) error {
	i, err := strconv.Atoi(args[0])
	switch ways := len(s.at.Node.Next); {
	case ways < 2:
		return errors.New("no variations here")
	case err != nil || i < 1 || i > ways:
		return fmt.Errorf("the lines from here have numbers from 1 to %d: try into 2", ways)
	}
	return s.stepTo(s.at.Node.Next[i-1])
}

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
	switch most := s.at.Node.Undoable(); {
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
