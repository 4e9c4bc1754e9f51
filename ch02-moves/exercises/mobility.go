// mobility.go is yours: how many moves each side has, under every board.

package exercises

import "mateinfive/ch02-moves/chess"

// Mobility returns how many moves side has on b: every way in which a piece of
// that side may go from its square to another by its IsValid. Two pieces that
// may go to the same square have two moves.
//
// Only the pieces are asked. Whose turn it is does not matter, nor whether a
// king is in danger.
func Mobility(b *chess.Board, side chess.Color) int {
	panic("task Mobility: not written yet")
}
