// step.go goes around in a game and its variations.

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

// goTo goes to a node of the tree.
func (s *Session) goTo(n *pgn.Node) {
	s.at.GoTo(n)
	s.arrive()
}

// arrive forgets what was begun and refused in another position.
func (s *Session) arrive() {
	s.refused = ""
	s.letGo()
}

// stepTo goes to a node and shows it.
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

// cmdGoto goes to a move of the line by its number: 23 is White's move, 23... Black's.
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
	line := s.at.Node.Line()
	for i, ply := range s.at.Tree.Plies(line) {
		if ply.Before.FullmoveNumber == number && ply.Before.SideToMove == side {
			return s.stepTo(line[i])
		}
	}
	return fmt.Errorf("there is no move %d of %s in this line", number, side)
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
