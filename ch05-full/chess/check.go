// check.go asks whether a king is attacked.

package chess

// Checkers returns the squares of the enemy pieces that attack the king of one
// color. Two at once are a double check. Without a king there is none: no piece
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
