// Tempting: a knight jumps, so the board need not be asked. But where a friend
// stands it cannot come down.

package exercises

import "mateinfive/ch02-moves/chess"

// KnightSteps walks over an empty board.
func KnightSteps(b *chess.Board, from chess.Square) [64]int {
	var steps [64]int
	for s := range steps {
		steps[s] = -1
	}
	knight := b.At(from)
	if knight == nil || knight.Type() != chess.TypeKnight {
		return steps
	}
	var empty chess.Board
	steps[from] = 0
	for distance := 0; distance < 64; distance++ {
		for at := chess.A1; at <= chess.H8; at++ {
			for to := chess.A1; to <= chess.H8; to++ {
				if steps[at] == distance && steps[to] == -1 && knight.IsValid(&empty, at, to) {
					steps[to] = distance + 1
				}
			}
		}
	}
	return steps
}
