// game_end.go lets the players end the game in hand.

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
func (g *game) refuseToEnd() error {
	switch {
	case g.at.Node.Variation() != nil:
		return errors.New("this is a variation, and not the game: out leaves it")
	case len(g.at.Node.Next) > 0:
		return errors.New("the game has gone on from here: last goes to where it stands")
	default:
		return g.at.Over()
	}
}

// endBy writes down how the players or the clock have ended the game, and says it. With an error
// that was refused, and the game goes on.
func (g *game) endBy(err error) error {
	if err != nil {
		return err
	}
	g.letGo()
	g.stopClock()
	g.edit()
	g.at.Conclude()
	g.sayState()
	g.sayWhatNow()
	return nil
}

func (g *game) cmdClaim(args []string) error {
	if err := g.refuseToEnd(); err != nil {
		return err
	}
	if len(args) == 0 {
		return g.endBy(g.at.Game.Claim())
	}
	p := g.position()
	m, err := notation.Read(&p, strings.Join(args, " "))
	if err != nil {
		return err
	}
	if err := g.at.Game.ClaimWith(m); err != nil {
		return err
	}
	g.say("%s is written down and not played", notation.SAN(p, m))
	return g.endBy(nil)
}

func (g *game) cmdDraw([]string) error {
	if err := g.refuseToEnd(); err != nil {
		return err
	}
	side := g.speaker()
	if by, standing := g.at.Game.Offer(); standing && by != side {
		return fmt.Errorf("%s has offered a draw: type accept", by)
	}
	if err := g.at.Game.OfferDraw(side); err != nil {
		return err
	}
	if name := g.seats.Players[side.Other()]; name != "" {
		g.say("%s offers a draw: %s hears of it with the next move", side, name)
	} else {
		g.say("%s offers a draw: %s may accept it, decline it, or just move", side, side.Other())
	}
	return nil
}

func (g *game) cmdAccept([]string) error {
	if err := cmp.Or(g.refuseToEnd(), g.refuseOwnOffer()); err != nil {
		return err
	}
	return g.endBy(g.at.Game.AcceptDraw())
}

func (g *game) cmdDecline([]string) error {
	by, _ := g.at.Game.Offer()
	if err := g.refuseOwnOffer(); err != nil {
		return err
	}
	if err := g.at.Game.DeclineDraw(); err != nil {
		return err
	}
	g.say("%s declines the draw: the game goes on", by.Other())
	return nil
}

// refuseOwnOffer returns an error if a person would answer the own offer for a program.
func (g *game) refuseOwnOffer() error {
	by, standing := g.at.Game.Offer()
	if !standing {
		return nil
	}
	if name := g.seats.Players[by.Other()]; name != "" && g.seats.Players[by] == "" {
		return fmt.Errorf("the offer is yours: %s answers it when it is its turn", name)
	}
	return nil
}

// resign has a side give the game up.
func (g *game) resign(side chess.Color) error {
	if err := g.refuseToEnd(); err != nil {
		return err
	}
	return g.endBy(g.at.Game.Resign(side))
}
