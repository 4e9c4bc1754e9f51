// Tempting: at depth 0 Eval has the word. But then the last ply sees no mate.

package champion

import "mateinfive/ch05-full/chess"

// Negamax asks Eval before it asks for a mate.
func (s *Search) Negamax(p *chess.Position, depth, ply int) int {
	s.Nodes++
	if depth == 0 {
		return Eval(p)
	}
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return 0
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
