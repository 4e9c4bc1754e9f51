// reset_witness.go is yours: a board on which a crooked reset fails, and a reset that is right.

package exercises

import "mateinfive/ch01-display/chess"

// ResetWitness returns a board that shows what is wrong with [CrookedReset]:
// after CrookedReset it is not the starting position. The chapter's
// page has one with a piece on e4; a witness of your own is another one.
func ResetWitness() chess.Board {
	panic("task ResetWitness: not written yet")
}

// Reset sets b up for a new game, whatever stood on it.
func Reset(b *chess.Board) {
	panic("task ResetWitness: not written yet")
}
