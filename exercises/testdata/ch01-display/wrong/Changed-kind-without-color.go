// Tempting: compare the kinds of pieces. A pawn that takes a pawn changes nothing then.

package exercises

import "mateinfive/ch01-display/chess"

// Changed returns the squares on which before and after differ: what stands
// there is not the same, or stands there on one of the two boards only. The
// order is a1, b1, ... h1, a2, ... h8.
func Changed(before, after *chess.Board) []chess.Square {
	var changed []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if kind(before.At(s)) != kind(after.At(s)) {
			changed = append(changed, s)
		}
	}
	return changed
}

// kind returns the kind of p, 0 for an empty square.
func kind(p chess.Piece) chess.PieceType {
	if p == nil {
		return 0
	}
	return p.Type()
}
