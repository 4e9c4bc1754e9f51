// Tempting: a square is dangerous if an enemy can move there. But a pawn attacks
// where it cannot walk, and a piece protects a friend on whose square it cannot
// step.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Flights avoids the squares to which an enemy can move.
func Flights(b *chess.Board, side chess.Color) []chess.Square {
	king := b.King(side)
	lifted := *b
	lifted.Set(king, nil)
	var found []chess.Square
	for _, to := range b.Reach(king) {
		dangerous := false
		for from := chess.A1; from <= chess.H8; from++ {
			if p := b.At(from); p != nil && p.Color() != side && slices.Contains(lifted.Reach(from), to) {
				dangerous = true
			}
		}
		if !dangerous {
			found = append(found, to)
		}
	}
	return found
}
