// Tempting: a player sees every move, so it can keep the position itself. But it is asked
// about one game now and about another one next.

package exercises

import (
	"context"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// Champion plays the first of the legal moves.
func Champion() (name string, p player.Player) { return "Memory", memory{} }

// kept is the position, after so many moves.
var kept struct {
	position chess.Position
	moves    int
}

type memory struct{}

func (memory) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	if len(r.Moves) == 0 || kept.moves == 0 {
		kept.position, kept.moves = r.Start, 0
	}
	for ; kept.moves < len(r.Moves); kept.moves++ {
		kept.position.Make(r.Moves[kept.moves])
	}
	legal := kept.position.LegalMoves()
	if len(legal) == 0 {
		return player.Decision{}, ctx.Err()
	}
	return player.Decision{Move: legal[0]}, ctx.Err()
}
