// opposite_bishops.go is yours: bishops that can never meet.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops reports whether each side has exactly one bishop, and the two
// stand on squares of different colors. Then dark is the side whose bishop
// stands on a dark square. Whatever else is on the board does not matter.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	panic("task OppositeBishops: not written yet")
}
