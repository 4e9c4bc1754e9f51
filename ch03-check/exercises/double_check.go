// double_check.go is yours: two pieces that give check at once, announced and marked.

package exercises

import "mateinfive/ch03-check/chess"

// DoubleCheck returns the lines of a double check. If two enemy pieces attack
// the king of side at once, it returns the squares of both and all squares
// between each of them and the king, each square once and a1 first. The king's
// own square is not among them. Between a knight or a neighbor and the king
// there is nothing.
//
// If one piece attacks the king or none, or if there is no king, it returns
// nothing.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	panic("task DoubleCheck: not written yet")
}
