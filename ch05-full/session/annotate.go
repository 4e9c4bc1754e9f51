// annotate.go writes into the game what the player thinks of it, and puts its variations in order.

package session

import (
	"errors"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// cmdComment adds a comment to the move that led here, or before the first. Alone it takes the
// comments away.
func (s *Session) cmdComment(args []string) error {
	s.own()
	s.edits++
	if len(args) == 0 {
		s.at.Comments = nil
		s.say("no comment here")
		return nil
	}
	text := strings.NewReplacer("{", "(", "}", ")").Replace(unquote(strings.Join(args, " "))) // a brace would end it
	s.at.Comments = append(slices.Clip(s.at.Comments), text)
	s.say("{%s}", text)
	return nil
}

// cmdGlyph gives the move that led here a sign, such as !? or +-. Alone it takes them away.
func (s *Session) cmdGlyph(args []string) error {
	if s.at.Parent == nil {
		return errors.New("a sign stands with a move: next steps to the first")
	}
	s.own()
	s.edits++
	if len(args) == 0 {
		s.at.NAGs = nil
	} else {
		nag, ok := pgn.ParseSign(args[0])
		if !ok {
			return errors.New("a sign is !, ?, !!, ??, !?, ?!, =, +=, =+, +/-, -/+, +-, -+ or a number, $14; not " + chess.Quote(args[0]))
		}
		if !slices.Contains(s.at.NAGs, nag) {
			s.at.NAGs = append(slices.Clip(s.at.NAGs), nag)
		}
	}
	s.sayMove()
	return nil
}

// cmdPromote puts the variation in which we are in the place of the line that it leaves.
func (s *Session) cmdPromote([]string) error {
	first := branch(s.at)
	if first == nil {
		return errors.New("this is the main line: into 2 steps into a variation, and promote puts that in its place")
	}
	if s.clock != nil && s.inPlay() {
		return errors.New("the game goes on with its clocks: what was played stays the line")
	}
	s.own()
	s.edits++
	branch(s.at).Promote()
	if here := s.at; s.inPlay() { // the line may end with a mate now
		s.goTo(s.lastNode())
		s.setResult(s.outcome())
		s.goTo(here)
	}
	s.say("the variation is one place further to the front")
	s.sayMove()
	return nil
}

// cmdDrop takes the variation in which we are out of the game.
func (s *Session) cmdDrop([]string) error {
	first := branch(s.at)
	if first == nil {
		return errors.New("this is the main line: into 2 steps into a variation, and drop takes that out of the game")
	}
	s.own()
	s.edits++
	first = branch(s.at)
	back := first.Parent
	first.Drop()
	s.goTo(back)
	s.say("the variation is gone")
	s.showBoard()
	return nil
}
