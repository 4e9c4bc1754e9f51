// Tempting: everything that anybody could take is a target. Half of that are
// pieces of one's own.

package exercises

import "mateinfive/ch02-moves/chess"

// Targets returns the squares of all pieces that some piece may take.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for to := chess.A1; to <= chess.H8; to++ {
		if b.At(to) == nil {
			continue
		}
		for from := chess.A1; from <= chess.H8; from++ {
			if p := b.At(from); p != nil && p.IsValid(b, from, to) {
				found = append(found, to)
				break
			}
		}
	}
	return found
}
