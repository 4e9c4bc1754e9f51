// Tempting: the squares that the side can reach are counted. Where two pieces
// can go to one square, that is one square but two moves.

package exercises

import "mateinfive/ch02-moves/chess"

// Mobility counts the squares that some piece of side may go to.
func Mobility(b *chess.Board, side chess.Color) int {
	reached := make(map[chess.Square]bool)
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p != nil && p.Color() == side {
			for _, to := range b.Reach(from) {
				reached[to] = true
			}
		}
	}
	return len(reached)
}
