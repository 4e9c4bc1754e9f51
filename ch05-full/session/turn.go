// turn.go sees whose turn it is, and whether that is a player of the program.

package session

import (
	"errors"
	"fmt"
)

// goOn goes on after a change: it wants the player asked whose turn it is now, or shows
// the board. Where a player is asked, the board comes with its answer.
func (s *Session) goOn() {
	if s.asked, s.byGo = s.answers(), false; s.asked != "" && !s.Table {
		return
	}
	s.showBoard()
	if !s.isLast() {
		s.sayWaits()
	}
}

// answers returns the name of the player that answers here, or "". Where one looks around
// in a game, and in a variation, it leaves the moves to the person, and so it does while
// the clocks are stopped.
func (s *Session) answers() string {
	if !s.isLast() || s.paused || s.refuseIfOver() != nil {
		return ""
	}
	return s.Players[s.game.Turn()]
}

// sayWaits says, once a game, that the player of the side to move does not answer here.
func (s *Session) sayWaits() {
	name := s.Players[s.game.Turn()]
	if name == "" || s.waits || s.refuseIfOver() != nil {
		return
	}
	s.waits = true
	s.say("%s plays for %s, but answers only what you play at the end of the game: here it waits, and go makes it move", name, s.game.Turn())
}

// cmdGo has a player of the program move for the side to move: the one that is named, or its
// own, or the learner's if there is one.
func (s *Session) cmdGo(args []string) error {
	name := s.Players[s.game.Turn()]
	switch {
	case len(args) > 0:
		var err error
		if name, err = s.playerNamed(args[0]); err != nil {
			return err
		}
		if name == "" {
			return errors.New("go makes a player of the program move: try go careful")
		}
	case name == "" && s.unwritten("mine") == nil:
		name = "mine"
	case name == "":
		name = computer
	}
	if err := s.refuseIfOver(); err != nil {
		return err
	}
	if err := s.refuseElsewhere(); err != nil {
		return err
	}
	if p := s.game.Position(); !p.HasLegalMove() {
		return s.game.Refusal(nullMove)
	}
	if s.thinking != nil {
		return fmt.Errorf("%s thinks already; Ctrl-C stops it", s.thinking.name)
	}
	return s.ready(seats{players: [2]string{name}}, func(s *Session) error {
		s.asked, s.byGo = name, true
		return nil
	})
}
