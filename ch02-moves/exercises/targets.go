// targets.go is yours: every enemy piece that you could take.

package exercises

import "mateinfive/ch02-moves/chess"

// Targets returns the squares of the enemy pieces that a piece of side could
// take in one move by its IsValid, each square once and a1 first. An enemy
// king that is attacked counts as well.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	panic("task Targets: not written yet")
}
