// path.go measures the board: how far one square is from another, and what
// stands between them.

package chess

import "cmp"

// offset returns how far it is from one square to another: files to the right
// and ranks up the board, both negative the other way. Where either is no
// square of the board it returns 0, 0, the one distance that no piece moves.
func offset(from, to Square) (files, ranks int) {
	if !from.OnBoard() || !to.OnBoard() {
		return 0, 0
	}
	return to.File() - from.File(), to.Rank() - from.Rank()
}

// blocker returns the first occupied square on the straight or diagonal line
// between from and to, neither of the two included. It returns [NoSquare] if
// the way is free, if no line joins the two squares (a knight has no way that
// could be blocked), and if either of them is off the board.
func (b *Board) blocker(from, to Square) Square {
	files, ranks := offset(from, to)
	if files != 0 && ranks != 0 && abs(files) != abs(ranks) {
		return NoSquare
	}
	distance := max(abs(files), abs(ranks))
	for i := 1; i < distance; i++ {
		s := NewSquare(from.File()+i*sign(files), from.Rank()+i*sign(ranks))
		if b.At(s) != nil {
			return s
		}
	}
	return NoSquare
}

// abs returns n without its sign.
func abs(n int) int { return max(n, -n) }

// sign returns -1, 0 or 1: the direction of n.
func sign(n int) int { return cmp.Compare(n, 0) }
