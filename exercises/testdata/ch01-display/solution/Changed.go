// Changed.go is one answer to task Changed: where two boards differ.

package exercises

import "mateinfive/ch01-display/chess"

// Changed returns the squares on which before and after differ: what stands
// there is not the same, or stands there on one of the two boards only. The
// order is a1, b1, ... h1, a2, ... h8.
func Changed(before, after *chess.Board) []chess.Square {
	var changed []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if before.At(s) != after.At(s) {
			changed = append(changed, s)
		}
	}
	return changed
}
