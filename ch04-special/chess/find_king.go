// find_king.go finds a king.

package chess

// King returns the square of the king of one color, or [NoSquare] if there is
// none: lessons are often given without one. Of several it returns the first, a1
// first, and the others are never in check.
func (b *Board) King(c Color) Square {
	king := NewPiece(TypeKing, c)
	for s := A1; s <= H8; s++ {
		if b.At(s) == king {
			return s
		}
	}
	return NoSquare
}
