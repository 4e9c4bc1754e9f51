// Tempting: any move will do for a beginning. It is the first step of the page, and takes
// nothing, whatever stands there.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent leaves everything to chance.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	return moves[choose(len(moves))]
}
