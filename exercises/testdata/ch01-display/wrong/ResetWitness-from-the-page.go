// Tempting: the witness that is printed on the page: the pawn on e4.

package exercises

import "mateinfive/ch01-display/chess"

// ResetWitness returns a board that shows what is wrong with [CrookedReset]:
// after CrookedReset it is not the starting position. The chapter's
// page has one with a piece on e4; a witness of your own is another one.
func ResetWitness() chess.Board {
	b := chess.StartingBoard()
	b.Set(chess.E4, b.At(chess.E2))
	b.Set(chess.E2, nil)
	return b
}

// Reset sets b up for a new game, whatever stood on it.
func Reset(b *chess.Board) {
	*b = chess.StartingBoard()
}
