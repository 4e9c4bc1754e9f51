// check.go asks whether a king is attacked.

package chess

// King returns the square of the king of one color, or [NoSquare] if there is
// none: lessons are often given without one. Of several it returns the first, a1
// first, and the others are never in check.
func (b *Board) King(c Color) Square {
	king := NewPiece(TypeKing, c)
	for rank := range b.squares {
		for file, p := range &b.squares[rank] {
			if p == king {
				return NewSquare(file, rank)
			}
		}
	}
	return NoSquare
}

// Checkers returns the squares of the enemy pieces that attack the king of one
// color. Two at once are a double check. Without a king there is none: nobody
// attacks [NoSquare].
func (b *Board) Checkers(c Color) []Square {
	return b.Attackers(b.King(c), c.Other())
}

// InCheck reports whether the king of one color is attacked. Without a king the
// answer is no. [Board.Checkers] knows it, too, but this question comes after every
// move that is tried.
func (b *Board) InCheck(c Color) bool {
	king := b.King(c)
	return king != NoSquare && b.isSeen(king, c.Other())
}
