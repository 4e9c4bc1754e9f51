// Tempting: a square where the side may go is taken for a target, whether or
// not anything stands there.

package exercises

import "mateinfive/ch02-moves/chess"

// Targets returns every square that some piece of side may go to.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for to := chess.A1; to <= chess.H8; to++ {
		for from := chess.A1; from <= chess.H8; from++ {
			if p := b.At(from); p != nil && p.Color() == side && p.IsValid(b, from, to) {
				found = append(found, to)
				break
			}
		}
	}
	return found
}
