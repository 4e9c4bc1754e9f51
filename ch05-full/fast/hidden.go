// hidden.go asks a piece what it no longer reaches when something stands in its way.

package fast

import "mateinfive/ch05-full/chess"

// hidden returns what a piece reaches from a square of an empty board, and reaches no more once
// an enemy stands on another one: the squares behind that. That one itself is not hidden, since
// it can be captured.
func hidden(p chess.Piece, from, at chess.Square) uint64 {
	return goes(p, from, chess.NoSquare) &^ goes(p, from, at)
}
