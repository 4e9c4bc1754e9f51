// Search.Negamax.go tries all moves and all answers.

package champion

import "mateinfive/ch05-full/chess"

// Negamax returns what p is worth to the side to move, if both sides play as well as they can
// for so many plies, and Eval judges what stands then. Ply is how many plies p is away from
// the root of the search.
//
// Where there is no legal move nothing is searched or judged, at any depth: a mate is worth
// -Mate + ply to the side that is mated, a stalemate 0. At ply 0 the best move goes into
// s.Best. Each call counts as one of s.Nodes.
func (s *Search) Negamax(p Board, depth, ply int) int {
	s.Nodes++
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return 0
	}
	if depth == 0 {
		return Eval(p)
	}
	best := -Mate
	for _, m := range p.LegalMoves() {
		lost := p.Make(m)
		score := -s.Negamax(p, depth-1, ply+1)
		p.Unmake(m, lost)
		if score > best {
			best = score
			if ply == 0 {
				s.Best = m
			}
		}
	}
	return best
}
