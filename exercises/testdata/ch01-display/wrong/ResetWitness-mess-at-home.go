// Tempting: a great mess, but only on the ranks that the crooked reset clears.

package exercises

import "mateinfive/ch01-display/chess"

// ResetWitness returns a board that shows what is wrong with [CrookedReset]:
// after CrookedReset it is not the starting position. The chapter's
// page has one with a piece on e4; a witness of your own is another one.
func ResetWitness() chess.Board {
	b := chess.StartingBoard()
	b.Set(chess.A1, b.At(chess.H8))
	b.Set(chess.E2, b.At(chess.D8))
	b.Set(chess.D8, nil)
	b.Set(chess.F7, nil)
	return b
}

// Reset sets b up for a new game, whatever stood on it.
func Reset(b *chess.Board) {
	*b = chess.StartingBoard()
}
