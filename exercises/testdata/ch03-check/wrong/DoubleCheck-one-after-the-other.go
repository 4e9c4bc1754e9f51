// Tempting: first the one attacker with its line, then the other. All squares
// are there, and not in the order of the board.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// DoubleCheck returns the two lines one after the other.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	checkers := b.Checkers(side)
	if len(checkers) < 2 {
		return nil
	}
	var found []chess.Square
	for _, c := range checkers {
		found = append(found, c)
		for s := chess.A1; s <= chess.H8; s++ {
			guarded := *b
			guarded.Set(s, chess.NewPiece(chess.TypePawn, side))
			if b.At(s) == nil && !slices.Contains(guarded.Checkers(side), c) {
				found = append(found, s)
			}
		}
	}
	return found
}
