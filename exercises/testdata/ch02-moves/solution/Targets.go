// Targets.go finds what a side could take.

package exercises

import "mateinfive/ch02-moves/chess"

// Targets returns the squares of the enemy pieces that a piece of side could
// take in one move by its IsValid, each square once and a1 first. An enemy
// king that is attacked counts as well.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for to := chess.A1; to <= chess.H8; to++ {
		if p := b.At(to); p != nil && p.Color() != side && reaches(b, side, to) {
			found = append(found, to)
		}
	}
	return found
}

// reaches reports whether any piece of side may go to the square to.
func reaches(b *chess.Board, side chess.Color, to chess.Square) bool {
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p != nil && p.Color() == side && p.IsValid(b, from, to) {
			return true
		}
	}
	return false
}
