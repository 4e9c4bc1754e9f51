// Tempting: a best begins at 0. But where all moves are bad none is better than that.

package champion

import "mateinfive/ch05-full/chess"

// Negamax thinks that nothing is worse than 0.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
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
	best := 0
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		score := -s.Negamax(&after, depth-1, ply+1)
		if score > best {
			best = score
			if ply == 0 {
				s.Best = m
			}
		}
	}
	return best
}
