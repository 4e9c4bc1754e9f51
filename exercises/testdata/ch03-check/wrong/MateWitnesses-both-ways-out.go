// Tempting: the bishop on d6 can take the rook and can step between as well, so
// the first board does not show what a capture alone does.

package exercises

import "mateinfive/ch03-check/chess"

// MateWitnesses returns a capture witness on which a block helps, too.
func MateWitnesses() (capture, block chess.Board) {
	return chess.MustParsePlacement("1R5k/6pp/3b4/8/8/8/8/6K1"),
		chess.MustParsePlacement("R6k/4n1pp/8/8/8/8/8/6K1")
}

// GhostWitness returns a board and a move.
func GhostWitness() (chess.Board, chess.Move) {
	return chess.MustParsePlacement("4k3/R7/8/8/8/8/8/1R4K1"), chess.Move{From: chess.B1, To: chess.B8}
}
