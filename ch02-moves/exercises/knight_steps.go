// knight_steps.go is yours: a board full of numbers: how many steps a knight needs.

package exercises

import "mateinfive/ch02-moves/chess"

// KnightSteps returns, for each square from a1 to h8, the fewest moves in which
// the knight on from can reach it while nothing else moves: 0 for from itself,
// and -1 for a square that it cannot reach. The knight may not stop where a
// piece of its own side stands. An enemy piece it takes, and goes on from
// there.
//
// If no knight stands on from, every square is -1.
func KnightSteps(b *chess.Board, from chess.Square) [64]int {
	panic("task KnightSteps: not written yet")
}
