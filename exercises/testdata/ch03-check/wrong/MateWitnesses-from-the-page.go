// Tempting: the ghost is shown by the position that is printed on the page about the
// errata.

package exercises

import "mateinfive/ch03-check/chess"

// MateWitnesses returns two boards.
func MateWitnesses() (capture, block chess.Board) {
	return chess.MustParsePlacement("6bk/5Npp/8/8/8/8/8/6K1"),
		chess.MustParsePlacement("R6k/4n1pp/8/8/8/8/8/6K1")
}

// GhostWitness returns the position of E0-02.
func GhostWitness() (chess.Board, chess.Move) {
	return chess.MustParsePlacement("6k1/5ppp/8/8/8/8/8/R5K1"), chess.Move{From: chess.A1, To: chess.A8}
}
