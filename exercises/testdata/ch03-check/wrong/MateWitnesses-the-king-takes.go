// Tempting: the queen can be taken, but by the king. The crooked rule sees that.

package exercises

import "mateinfive/ch03-check/chess"

// MateWitnesses returns a board on which the king itself helps.
func MateWitnesses() (capture, block chess.Board) {
	return chess.MustParsePlacement("5Qk1/5ppp/8/8/8/8/8/6K1"),
		chess.MustParsePlacement("R6k/4n1pp/8/8/8/8/8/6K1")
}

// GhostWitness returns a board and a move.
func GhostWitness() (chess.Board, chess.Move) {
	return chess.MustParsePlacement("4k3/R7/8/8/8/8/8/1R4K1"), chess.Move{From: chess.B1, To: chess.B8}
}
