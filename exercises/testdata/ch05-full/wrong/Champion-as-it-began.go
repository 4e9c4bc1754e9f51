// Tempting: Start is a position, and a position is what one needs. But it is where the
// game began.

package exercises

import (
	"context"

	"mateinfive/ch05-full/player"
)

// Champion plays the first of the legal moves.
func Champion() (name string, p player.Player) { return "Firsty", firsty{} }

type firsty struct{}

func (firsty) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	return player.Decision{Move: r.Start.LegalMoves()[0]}, ctx.Err()
}
