// Mobility.go counts the moves of a side.

package exercises

import "mateinfive/ch02-moves/chess"

// Mobility returns how many moves side has on b: every way in which a piece of
// that side may go from its square to another by its IsValid. Two pieces that
// may go to the same square have two moves.
//
// Only the pieces are asked. Whose turn it is does not matter, nor whether a
// king is in danger.
func Mobility(b *chess.Board, side chess.Color) int {
	moves := 0
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p != nil && p.Color() == side {
			moves += len(b.Reach(from))
		}
	}
	return moves
}
