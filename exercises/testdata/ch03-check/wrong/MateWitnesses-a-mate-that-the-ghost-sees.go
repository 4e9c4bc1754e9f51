// Tempting: any mate will do, it seems. But this king has nowhere to hide behind
// itself.

package exercises

import "mateinfive/ch03-check/chess"

// MateWitnesses returns two boards.
func MateWitnesses() (capture, block chess.Board) {
	return chess.MustParsePlacement("6bk/5Npp/8/8/8/8/8/6K1"),
		chess.MustParsePlacement("R6k/4n1pp/8/8/8/8/8/6K1")
}

// GhostWitness returns a mate next to the king.
func GhostWitness() (chess.Board, chess.Move) {
	return chess.MustParsePlacement("7k/8/5K2/8/8/8/8/6Q1"), chess.Move{From: chess.G1, To: chess.G7}
}
