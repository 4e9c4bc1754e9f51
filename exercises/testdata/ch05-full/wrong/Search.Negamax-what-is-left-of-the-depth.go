// Tempting: the deeper it still could look, the sooner the mate. But then a score depends on how
// deep the search was to go.

package champion

import "mateinfive/ch05-full/chess"

// Negamax counts a mate by the depth that is left.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
	s.Nodes++
	switch p.Status() {
	case chess.Checkmate:
		return -Mate - depth
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
