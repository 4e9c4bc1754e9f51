// end.go lets the players end the game.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// refuseToEnd returns nil if the players may end the game here, at the end of its line.
func (s *Session) refuseToEnd() error {
	switch {
	case s.at.Node.Variation() != nil:
		return errors.New("this is a variation, and not the game: out leaves it")
	case len(s.at.Node.Next) > 0:
		return errors.New("the game has gone on from here: last goes to where it stands")
	default:
		return s.at.Over()
	}
}

// endBy writes down how the players or the clock have ended the game, and says it. With an error
// that was refused, and the game goes on.
func (s *Session) endBy(err error) error {
	if err != nil {
		return err
	}
	s.letGo()
	if s.clock != nil {
		s.clock.Stop()
	}
	s.edit()
	s.thinking = nil // nothing is played after the end
	s.at.Conclude()
	s.sayState()
	s.sayWhatNow()
	return nil
}

// speaker returns the side for which something is typed: a person's, or the one to move.
func (s *Session) speaker() chess.Color {
	side := s.at.Game.Turn()
	if s.Players[side] != "" && s.Players[side.Other()] == "" {
		return side.Other()
	}
	return side
}

func (s *Session) cmdClaim(args []string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	if len(args) == 0 {
		return s.endBy(s.at.Game.Claim())
	}
	p := s.at.Game.Position()
	m, err := notation.Read(&p, strings.Join(args, " "))
	if err == nil {
		err = s.at.Game.ClaimWith(m)
	}
	if err == nil {
		s.say("%s is written down and not played", notation.SAN(p, m))
	}
	return s.endBy(err)
}

func (s *Session) cmdDraw([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	if by, standing := s.at.Game.Offer(); standing && by != side {
		return fmt.Errorf("%s has offered a draw: type accept", by)
	}
	if err := s.at.Game.OfferDraw(side); err != nil {
		return err
	}
	if name := s.Players[side.Other()]; name != "" {
		s.say("%s offers a draw: %s hears of it with the next move", side, name)
	} else {
		s.say("%s offers a draw: %s may accept it, decline it, or just move", side, side.Other())
	}
	return nil
}

func (s *Session) cmdAccept([]string) error {
	if err := cmp.Or(s.refuseToEnd(), s.refuseOwnOffer()); err != nil {
		return err
	}
	return s.endBy(s.at.Game.AcceptDraw())
}

func (s *Session) cmdDecline([]string) error {
	by, _ := s.at.Game.Offer()
	err := s.refuseOwnOffer()
	if err == nil {
		err = s.at.Game.DeclineDraw()
	}
	if err == nil {
		s.say("%s declines the draw: the game goes on", by.Other())
	}
	return err
}

// refuseOwnOffer returns an error if a person would answer the own offer for a program.
func (s *Session) refuseOwnOffer() error {
	by, standing := s.at.Game.Offer()
	if name := s.Players[by.Other()]; standing && name != "" && s.Players[by] == "" {
		return fmt.Errorf("the offer is yours: %s answers it when it is its turn", name)
	}
	return nil
}

func (s *Session) cmdResign([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	return s.confirmIf(fmt.Sprintf("%s resigns?", side), func(s *Session) error {
		return s.endBy(s.at.Game.Resign(side))
	})
}
