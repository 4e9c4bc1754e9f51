// Tempting: the other side begins with nothing, so its alpha is the lowest that there is. But what its
// moves may be worth is known from above: -beta.

package champion

import "mateinfive/ch05-full/chess"

// Depth is how many plies the champion looks ahead, as long as it does not deepen.
const Depth = 3

// AlphaBeta does not hand beta on.
func (s *Search) AlphaBeta(p *chess.Position, depth, ply, alpha, beta int) int {
	s.Nodes++
	if score, ok := s.Early(p, depth, ply, alpha, beta); ok {
		return score
	}
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return 0
	}
	if depth == 0 {
		return s.Leaf(p, alpha, beta)
	}
	best, sure := Found{Score: -Mate, Depth: depth}, alpha
	for _, m := range s.Begin(p) {
		after := p.After(m)
		score := -s.AlphaBeta(&after, depth-1, ply+1, -Mate, -sure)
		if score > best.Score {
			best.Score, best.Move = score, m
			if ply == 0 {
				s.Best = m
			}
		}
		sure = max(sure, score)
		if sure >= beta {
			break
		}
	}
	s.End(p, best, ply, alpha, beta)
	return best.Score
}
