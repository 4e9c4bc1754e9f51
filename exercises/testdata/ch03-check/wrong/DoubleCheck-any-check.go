// Tempting: a check with its line is found, and one attacker is taken for
// enough.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// DoubleCheck returns the lines of every check.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	checkers := b.Checkers(side)
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		guarded := *b
		guarded.Set(s, chess.NewPiece(chess.TypePawn, side))
		stops := b.At(s) == nil && len(guarded.Checkers(side)) < len(checkers)
		if stops || slices.Contains(checkers, s) {
			found = append(found, s)
		}
	}
	return found
}
