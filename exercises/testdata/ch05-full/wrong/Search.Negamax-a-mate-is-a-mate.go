// Tempting: it is lost, whenever. But the other side then has no reason to mate today.

package champion

import "mateinfive/ch05-full/chess"

// Negamax does not count the plies to a mate.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
	s.Nodes++
	switch p.Status() {
	case chess.Checkmate:
		return -Mate
	case chess.Stalemate:
		return 0
	}
	if depth == 0 {
		return Eval(p)
	}
	best := -Mate
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
