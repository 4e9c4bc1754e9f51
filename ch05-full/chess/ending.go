// ending.go ends a game by what the players or the clock decide: a draw agreed, a
// resignation, a fallen flag.

package chess

import (
	"errors"
	"fmt"
)

// A drawOffer is a draw that one side has offered and the other not answered yet. The
// zero value is no offer.
type drawOffer struct {
	standing bool
	by       Color
}

// OfferDraw offers a draw in the name of one side. The offer stands until the other
// side accepts it, declines it, or moves (FIDE Laws of Chess, article 9.1.2). The error
// wraps [ErrGameOver] or [ErrOfferStands].
func (g *Game) OfferDraw(by Color) error {
	if err := g.refuseIfOver(); err != nil {
		return err
	}
	if g.offer.standing {
		return fmt.Errorf("%w, by %s", ErrOfferStands, g.offer.by)
	}
	g.offer = drawOffer{standing: true, by: by}
	return nil
}

// Offer returns who has offered a draw that is not answered yet, if either has. The
// end of the game leaves no offer.
func (g *Game) Offer() (by Color, standing bool) {
	return g.offer.by, g.offer.standing && g.Termination() == NotOver
}

// AcceptDraw accepts the offer that stands, for the other side: the game is drawn by
// agreement, once each side has moved (FIDE Laws of Chess, article 5.2.3). The error
// wraps [ErrGameOver] or [ErrNoOffer], or says that it is too early.
func (g *Game) AcceptDraw() error {
	if err := g.refuseAnswer(); err != nil {
		return err
	}
	if g.position.FullmoveNumber < 2 {
		return errors.New("a draw is agreed on when each side has moved at least once")
	}
	return g.end(ByAgreement)
}

// DeclineDraw declines the offer that stands, and the game goes on. The error wraps
// [ErrGameOver] or [ErrNoOffer].
func (g *Game) DeclineDraw() error {
	if err := g.refuseAnswer(); err != nil {
		return err
	}
	g.offer = drawOffer{}
	return nil
}

// refuseAnswer returns nil if there is an offer to answer, and otherwise an error that
// says why not.
func (g *Game) refuseAnswer() error {
	if err := g.refuseIfOver(); err != nil {
		return err
	}
	if !g.offer.standing {
		return ErrNoOffer
	}
	return nil
}

// Resign gives the game up for one side, whosever turn it is. The other side wins,
// unless it could never have given mate with the material that is left, see
// [Board.CanMate]: then it is a draw (FIDE Laws of Chess, article 5.1.2). The error wraps [ErrGameOver].
func (g *Game) Resign(c Color) error { return g.lose(c, ByResignation) }

// FlagFall says that the time of one side has run out. The other side wins, unless it
// could never have given mate with the material that is left, see [Board.CanMate]: then
// it is a draw (FIDE Laws of Chess, article 6.9). The
// error wraps [ErrGameOver].
func (g *Game) FlagFall(c Color) error { return g.lose(c, ByFlagFall) }

// lose ends the game against one side.
func (g *Game) lose(c Color, reason Termination) error {
	if err := g.end(reason); err != nil {
		return err
	}
	g.loser = c
	return nil
}

// end ends a game that goes on. It is the one place that writes down an end: all
// others follow from the position and the record. Like a new move, it ends what
// [Game.Redo] could play again.
func (g *Game) end(reason Termination) error {
	if err := g.refuseIfOver(); err != nil {
		return err
	}
	g.ended = reason
	g.offer, g.undone = drawOffer{}, nil
	return nil
}

// refuseIfOver returns nil if the game goes on, and otherwise an error that says how
// it has ended.
func (g *Game) refuseIfOver() error {
	if g.Termination() == NotOver {
		return nil
	}
	return fmt.Errorf("%w (%s)", ErrGameOver, g.Verdict())
}

// Termination returns why the game has ended, or [NotOver].
func (g *Game) Termination() Termination {
	if reason := g.position.Termination(); reason != NotOver {
		return reason
	}
	if g.Repetitions() >= fivefold {
		return ByFivefoldRepetition
	}
	return g.ended
}

// Outcome returns who has won, or that it is a draw, or that the game goes on.
func (g *Game) Outcome() Outcome {
	winner := g.loser.Other()
	switch reason := g.Termination(); {
	case reason == NotOver:
		return InPlay
	case reason == ByCheckmate:
		return WinOf(g.Turn().Other())
	case (reason == ByResignation || reason == ByFlagFall) && g.position.CanMate(winner):
		return WinOf(winner)
	default:
		return Draw
	}
}

// Verdict says in a sentence how things stand: how the game has ended and who has
// won, or who gives check. If there is nothing to say, it is empty.
func (g *Game) Verdict() string {
	winner := g.loser.Other()
	switch reason := g.Termination(); {
	case reason == ByFivefoldRepetition:
		return "fivefold repetition: the position stands for the fifth time, so the game is a draw"
	case reason == ByFiftyMoves || reason == ByThreefoldRepetition:
		return fmt.Sprintf("draw by claim: %s", reason)
	case reason == ByAgreement:
		return "draw by agreement"
	case reason != ByResignation && reason != ByFlagFall:
		return g.position.Verdict()
	case !g.position.CanMate(winner):
		return fmt.Sprintf("%s, but %s could never give mate with what is left, so the game is a draw", g.defeat(), winner)
	default:
		return fmt.Sprintf("%s: %s has won", g.defeat(), winner)
	}
}

// defeat says what has ended the game against one side.
func (g *Game) defeat() string {
	if g.ended == ByFlagFall {
		return fmt.Sprintf("the time of %s has run out", g.loser)
	}
	return fmt.Sprintf("%s has resigned", g.loser)
}
