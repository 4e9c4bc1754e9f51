// checkers.go finds the pieces that give check.

package chess

// Checkers returns the squares of the enemy pieces that attack the king of one
// color. Two at once are a double check. Without a king there is none: no piece
// attacks [NoSquare].
func (b *Board) Checkers(c Color) []Square {
	return b.Attackers(b.King(c), c.Other())
}
