// check.go asks whether a king is attacked.

package chess

// InCheck reports whether the king of one color is attacked. Without a king the
// answer is no. [Board.Checkers] knows it, too, but this question comes after every
// move that is tried.
func (b *Board) InCheck(c Color) bool {
	king := b.King(c)
	return king != NoSquare && b.isSeen(king, c.Other())
}
