// Tempting: it asks whether anybody waits, and then forgets to stop: break ends the loop,
// and the best move so far is an answer like any other.

package exercises

import (
	"context"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// Champion takes what is worth most.
func Champion() (name string, p player.Player) { return "Hasty", hasty{} }

type hasty struct{}

func (hasty) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil || ctx.Err() != nil {
		return player.Decision{}, context.Canceled
	}
	var best chess.Move
	most := -1
	for _, m := range p.LegalMoves() {
		if ctx.Err() != nil && most >= 0 {
			break
		}
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
