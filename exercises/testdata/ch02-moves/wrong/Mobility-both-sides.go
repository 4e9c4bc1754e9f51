// Tempting: every piece on the board is counted, whichever side it belongs to.

package exercises

import "mateinfive/ch02-moves/chess"

// Mobility counts the moves of both sides and halves them.
func Mobility(b *chess.Board, side chess.Color) int {
	moves := 0
	for from := chess.A1; from <= chess.H8; from++ {
		moves += len(b.Reach(from))
	}
	return moves / 2
}
