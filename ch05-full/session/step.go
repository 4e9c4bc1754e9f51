// step.go steps through a game and its variations.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// stepTo goes to a node and shows it.
func (s *Session) stepTo(n *pgn.Node) error {
	s.undone = nil
	s.goTo(n)
	s.sayMove()
	s.showBoard()
	s.sayWaits()
	return nil
}

// sayMove says the move that led here.
func (s *Session) sayMove() {
	record := s.plies()
	if len(record) == 0 {
		s.say("the beginning")
		return
	}
	s.say("%s%s", numbered(record[len(record)-1]), signs(s.at.NAGs))
}

// signs returns the signs for numeric annotation glyphs: "!?".
func signs(nags []uint8) string {
	text := ""
	for _, nag := range nags {
		if nag > 6 { // a sign of the position
			text += " "
		}
		text += pgn.Sign(nag)
	}
	return text
}

// sayNotes says what the game notes about the move that led here, and names the
// variations that begin here. On the table that stands beside the board.
func (s *Session) sayNotes() {
	if !s.Table {
		for _, text := range s.notes() {
			s.say("%s", text)
		}
	}
}

// notes returns what the game notes here.
func (s *Session) notes() []string {
	var notes []string
	for _, text := range slices.Concat(s.at.Before, s.at.Comments) {
		notes = append(notes, "{"+text+"}")
	}
	if s.at.Clock != "" && s.clock == nil && !s.Table {
		notes = append(notes, "clock: "+s.at.Clock)
	}
	if s.at.Eval != "" {
		notes = append(notes, "evaluation: "+s.at.Eval)
	}
	return append(notes, s.variations()...)
}

// variations names the variations to the next move, from the second way to go on.
func (s *Session) variations() []string {
	var found []string
	for i := 1; i < len(s.at.Next); i++ {
		found = append(found, fmt.Sprintf("variation %d: %s", i+1, s.ahead(s.at.Next[i])))
	}
	return found
}

// ahead writes the first moves of a line that goes on from here by the move n.
func (s *Session) ahead(n *pgn.Node) string {
	const most = 4
	p := s.game.Position()
	text := numbered(chess.Ply{Before: p, Move: n.Move})
	for range most - 1 {
		p = after(p, n.Move)
		if len(n.Next) == 0 {
			return text
		}
		n = n.Next[0]
		if p.SideToMove == chess.White {
			text += " " + numbered(chess.Ply{Before: p, Move: n.Move})
		} else {
			text += " " + notation.SAN(p, n.Move)
		}
	}
	if len(n.Next) > 0 {
		text += " ..."
	}
	return text
}

func (s *Session) cmdFirst([]string) error { return s.stepTo(s.tree.Root) }

func (s *Session) cmdPrev([]string) error {
	if s.at.Parent == nil {
		return errors.New("this is the beginning: next steps on")
	}
	return s.stepTo(s.at.Parent)
}

func (s *Session) cmdNext([]string) error {
	if len(s.at.Next) == 0 {
		return errors.New("this is the end of the line: prev steps back")
	}
	return s.stepTo(s.at.Next[0])
}

// enter answers an empty line: it steps on where moves follow, unless something else
// is asked or begun.
func (s *Session) enter() error {
	if len(s.at.Next) == 0 || s.touched != chess.NoSquare {
		return nil
	}
	return s.cmdNext(nil)
}

func (s *Session) cmdLast([]string) error {
	line := s.line()
	if len(line) == 0 {
		return errors.New("there are no moves yet")
	}
	return s.stepTo(line[len(line)-1])
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
	p, last := s.tree.Start, ""
	for _, n := range s.line() {
		if p.FullmoveNumber == number && p.SideToMove == side {
			return s.stepTo(n)
		}
		last = numbered(chess.Ply{Before: p, Move: n.Move})
		p = after(p, n.Move)
	}
	if last == "" {
		return errors.New("there are no moves yet")
	}
	return fmt.Errorf("there is no such move of %s in this line; the last is %s", side, last)
}

func (s *Session) cmdVariations([]string) error {
	if len(s.at.Next) < 2 {
		s.say("no variations here")
		return nil
	}
	s.say("the line:    %s", s.ahead(s.at.Next[0]))
	for _, text := range s.variations() {
		s.say("%s", text)
	}
	s.say("into 2 goes into variation 2, and out comes back")
	return nil
}

func (s *Session) cmdInto(args []string) error {
	i, err := strconv.Atoi(args[0])
	switch ways := len(s.at.Next); {
	case ways < 2:
		return errors.New("no variations here")
	case err != nil || i < 1 || i > ways:
		return fmt.Errorf("the lines from here have numbers from 1 to %d: try into 2", ways)
	}
	return s.stepTo(s.at.Next[i-1])
}

func (s *Session) cmdOut([]string) error {
	first := branch(s.at)
	if first == nil {
		return errors.New("this is the main line, and no variation")
	}
	return s.stepTo(first.Parent)
}
