// Tempting: a move that is better is the best. But most of them are moves of other positions.

package champion

import "mateinfive/ch05-full/chess"

// Negamax notes the best move wherever it is.
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
	best := -Mate
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		score := -s.Negamax(&after, depth-1, ply+1)
		if score > best {
			best = score
			s.Best = m
		}
	}
	return best
}
