// Tempting: with the moves in order of their worth, the best is the first. But the list
// belongs to the caller, and sorting changes it.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Opponent sorts the moves, the best first.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	worth := func(m chess.Move) int {
		if after := p.After(m); after.Status() == chess.Checkmate {
			return 100
		}
		if captured := p.At(m.To); captured != nil {
			return captured.Value()
		}
		return 0
	}
	slices.SortFunc(moves, func(a, b chess.Move) int { return worth(b) - worth(a) })
	n := 1
	for n < len(moves) && worth(moves[n]) == worth(moves[0]) {
		n++
	}
	return moves[choose(n)]
}
