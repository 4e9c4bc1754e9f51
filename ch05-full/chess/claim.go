// claim.go is the draws that a player has to ask for.

package chess

import "fmt"

// Claimable returns for which reason the side to move may claim a draw now: fifty
// moves or the third time of the position (FIDE Laws of Chess, articles 9.2 and 9.3),
// or [NotOver] for none. A chance that was not taken passes with the next move.
func (g *Game) Claimable() Termination {
	if g.Termination() != NotOver {
		return NotOver
	}
	return g.claimable(g.position)
}

// claimable returns for which reason a position may be claimed as a draw: the one
// that stands, or the one to which a move would lead.
func (g *Game) claimable(p Position) Termination {
	switch {
	case p.CanClaimFifty():
		return ByFiftyMoves
	case g.timesStood(p) >= threefold:
		return ByThreefoldRepetition
	default:
		return NotOver
	}
}

// Claim ends the game as a draw if the side to move may claim one now. The error says
// what is missing and wraps [ErrNoClaim], or [ErrGameOver].
func (g *Game) Claim() error { return g.claim(g.position, "") }

// ClaimWith ends the game as a draw if the position after m, a move that is written
// down but not played, may be claimed (FIDE Laws of Chess, articles 9.2.1 and 9.3.1).
// The error says what is missing and wraps [ErrNoClaim], or is that of [Game.Refusal].
// That the player then has to play m, if nothing else, is left to the players.
func (g *Game) ClaimWith(m Move) error {
	if err := g.Refusal(m); err != nil {
		return err
	}
	return g.claim(g.position.After(m), "after that move ")
}

// claim ends the game as a draw if this position may be claimed: the one that stands,
// or the one to which a move would lead.
func (g *Game) claim(p Position, when string) error {
	if err := g.refuseIfOver(); err != nil {
		return err
	}
	reason := g.claimable(p)
	if reason == NotOver {
		return fmt.Errorf("%w: %sthe position has stood here %s, and each side has made %s "+
			"without a capture or a pawn move; a claim needs %d times, or %d moves",
			ErrNoClaim, when, count(g.timesStood(p), "time"), count(p.HalfmoveClock/2, "move"), threefold, fiftyMoves/2)
	}
	return g.end(reason)
}
