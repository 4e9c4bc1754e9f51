// annotate.go writes into the game what the player thinks of it, and puts its variations in order.

package session

import (
	"errors"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

func (s *Session) cmdComment(args []string) error {
	s.edit()
	if len(args) == 0 {
		s.at.Node.Comments = nil
		s.say("no comment here")
		return nil
	}
	text := strings.NewReplacer("{", "(", "}", ")").Replace(strings.Join(args, " ")) // a brace would end it
	s.at.Node.Comments = append(s.at.Node.Comments, text)
	s.say("{%s}", text)
	return nil
}

func (s *Session) cmdGlyph(args []string) error {
	switch {
	case s.at.Node.Parent == nil:
		return errors.New("a sign stands with a move: next steps to the first")
	case len(args) == 0:
		s.edit()
		s.at.Node.NAGs = nil
	case !s.addSign(args[0]):
		return errors.New("a sign is !, ?, !!, ??, !?, ?!, =, +=, =+, +/-, -/+, +-, -+ or a number, $14; not " + chess.Quote(args[0]))
	}
	s.sayMove()
	return nil
}

// addSign gives the move that led here a sign, and reports whether it is one.
func (s *Session) addSign(text string) bool {
	nag, ok := pgn.ParseSign(text)
	if ok && !slices.Contains(s.at.Node.NAGs, nag) {
		s.edit()
		s.at.Node.NAGs = append(s.at.Node.NAGs, nag)
	}
	return ok
}

func (s *Session) cmdPromote([]string) error {
	switch {
	case s.clock != nil && s.at.InPlay():
		return errors.New("the game goes on with its clocks: what was played stays the line")
	case s.at.Node.Variation() == nil:
		return errors.New("this is the main line: into 2 steps into a variation, and promote puts that in its place")
	}
	s.edit()
	s.at.Promote()
	s.say("the variation moves up by one place")
	s.sayMove()
	return nil
}

func (s *Session) cmdDrop([]string) error {
	if s.at.Node.Variation() == nil {
		return errors.New("this is the main line: into 2 steps into a variation, and drop takes that out of the game")
	}
	s.edit()
	first := s.at.Node.Variation()
	first.Drop()
	s.goTo(first.Parent)
	s.say("the variation is gone")
	s.showBoard()
	return nil
}
