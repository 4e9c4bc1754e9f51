// Tempting: from each new square the walk goes on at once, as far as it gets.
// Every square is found, but by a detour, and the detour is what is counted.

package exercises

import "mateinfive/ch02-moves/chess"

// KnightSteps counts the steps of the first way that it finds.
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
	goOn(b, knight, from, &steps)
	return steps
}

// goOn walks on from at before it looks at the next square.
func goOn(b *chess.Board, knight chess.Piece, at chess.Square, steps *[64]int) {
	for to := chess.A1; to <= chess.H8; to++ {
		if steps[to] == -1 && knight.IsValid(b, at, to) {
			steps[to] = steps[at] + 1
			goOn(b, knight, to, steps)
		}
	}
}
