// Tempting: the pieces of the side are asked one after the other. So a target
// comes once for each that attacks it, and not in the order of the board.

package exercises

import "mateinfive/ch02-moves/chess"

// Targets returns what each piece of side may take, piece by piece.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p == nil || p.Color() != side {
			continue
		}
		for _, to := range b.Reach(from) {
			if b.At(to) != nil {
				found = append(found, to)
			}
		}
	}
	return found
}
