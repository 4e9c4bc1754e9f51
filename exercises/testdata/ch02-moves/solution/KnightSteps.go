// KnightSteps.go walks a knight over the whole board.

package exercises

import "mateinfive/ch02-moves/chess"

// KnightSteps returns, for each square from a1 to h8, the fewest moves in which
// the knight on from can reach it while nothing else moves: 0 for from itself,
// and -1 for a square that it cannot reach. The knight may not stop where a
// piece of its own side stands. An enemy piece it takes, and goes on from
// there.
//
// If no knight stands on from, every square is -1.
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
	queue := []chess.Square{from} // reached, but not gone on from; the nearest first
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for to := chess.A1; to <= chess.H8; to++ {
			if steps[to] == -1 && knight.IsValid(b, at, to) {
				steps[to] = steps[at] + 1
				queue = append(queue, to)
			}
		}
	}
	return steps
}
