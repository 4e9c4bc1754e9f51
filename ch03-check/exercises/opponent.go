// opponent.go is yours: a move for the other side: mate if it can, else what is worth most.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent returns the move that answers in p: one of moves, which are all legal
// moves of p, in the order of [chess.Position.LegalMoves]; there is at least one.
//
// A move that checkmates comes first. If there is none, it is one of those that
// capture the most by [chess.Piece.Value], and if nothing can be captured, any move.
// Among several moves that are equally good, choose decides: choose(n) returns a number
// from 0 up to, but not including, n.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	panic("task Opponent: not written yet")
}
