// negamax.go is yours: all moves, all answers, and the best of what is left.

package champion

import "mateinfive/ch05-full/chess"

// Negamax returns what p is worth to the side to move, if both sides play as well as they can
// for so many plies, and Eval judges what stands then. Ply is how many plies p is away from
// the root of the search.
//
// Where there is no legal move nothing is searched or judged, at any depth: a mate is worth
// -Mate + ply to the side that is mated, a stalemate 0. At ply 0 the best move goes into
// s.Best. Each call counts as one of s.Nodes.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
	panic("task Search.Negamax: not written yet")
}
