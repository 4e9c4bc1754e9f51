// Tempting: mend CrookedReset by clearing the ranks between, and stop one rank too early.

package exercises

import "mateinfive/ch01-display/chess"

// ResetWitness returns a board that shows what is wrong with [CrookedReset]:
// after CrookedReset it is not the starting position. The chapter's
// page has one with a piece on e4; a witness of your own is another one.
func ResetWitness() chess.Board {
	b := chess.StartingBoard()
	b.Set(chess.F3, b.At(chess.G1))
	b.Set(chess.G1, nil)
	return b
}

// Reset sets b up for a new game, whatever stood on it.
func Reset(b *chess.Board) {
	for rank := 2; rank < 5; rank++ {
		for file := range 8 {
			b.Set(chess.NewSquare(file, rank), nil)
		}
	}
	CrookedReset(b)
}
