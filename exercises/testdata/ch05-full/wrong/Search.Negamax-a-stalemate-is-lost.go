// Tempting: who has no move has lost. In checkers, yes.

package champion

import "mateinfive/ch05-full/chess"

// Negamax takes a stalemate for a mate.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
	s.Nodes++
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return -Mate + ply
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
