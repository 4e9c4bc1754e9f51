// DoubleCheck.go marks both lines of a double check.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// DoubleCheck returns the lines of a double check. If two enemy pieces attack
// the king of side at once, it returns the squares of both and all squares
// between each of them and the king, each square once and a1 first. The king's
// own square is not among them. Between a knight or a neighbor and the king
// there is nothing.
//
// If one piece attacks the king or none, or if there is no king, it returns
// nothing.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	checkers := b.Checkers(side)
	if len(checkers) < 2 {
		return nil
	}
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if slices.Contains(checkers, s) || stopsOne(b, side, s) {
			found = append(found, s)
		}
	}
	return found
}

// stopsOne reports whether s is an empty square on which a piece would stand in
// the way of an attack on the king of side.
func stopsOne(b *chess.Board, side chess.Color, s chess.Square) bool {
	if b.At(s) != nil {
		return false
	}
	guarded := *b
	guarded.Set(s, chess.NewPiece(chess.TypePawn, side))
	return len(guarded.Checkers(side)) < len(b.Checkers(side))
}
