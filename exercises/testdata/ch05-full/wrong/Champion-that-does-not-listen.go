// Tempting: it takes a few milliseconds, so what is the context for? But somebody may ask
// a player that thinks for a minute in the same way, and go away.

package exercises

import (
	"context"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// Champion takes what is worth most.
func Champion() (name string, p player.Player) { return "Deaf", deaf{} }

type deaf struct{}

func (deaf) Choose(_ context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	var best chess.Move
	most := -1
	for _, m := range p.LegalMoves() {
		worth := 0
		if captured := (chess.Ply{Before: p, Move: m}).Captured(); captured != nil {
			worth = captured.Value()
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return player.Decision{Move: best}, nil
}
