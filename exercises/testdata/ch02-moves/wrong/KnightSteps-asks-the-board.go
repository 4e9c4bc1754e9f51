// Tempting: Reach knows where a piece may go. It asks the piece that
// stands on the square, and where the knight has not come yet there is none, or
// another.

package exercises

import "mateinfive/ch02-moves/chess"

// KnightSteps asks the board for the next squares.
func KnightSteps(b *chess.Board, from chess.Square) [64]int {
	var steps [64]int
	for s := range steps {
		steps[s] = -1
	}
	knight := b.At(from)
	if knight == nil || knight.Type() != chess.TypeKnight {
		return steps
	}
	steps[from] = 0
	waiting := []chess.Square{from}
	for len(waiting) > 0 {
		at := waiting[0]
		waiting = waiting[1:]
		for _, to := range b.Reach(at) {
			if steps[to] == -1 {
				steps[to] = steps[at] + 1
				waiting = append(waiting, to)
			}
		}
	}
	return steps
}
