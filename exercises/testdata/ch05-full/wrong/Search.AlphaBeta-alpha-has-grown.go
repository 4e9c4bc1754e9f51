// Tempting: s.End gets the window of the last call. But it wants the one that came in: alpha has
// grown since.

package champion

import "mateinfive/ch05-full/chess"

// Depth is how many plies the champion looks ahead, as long as it does not deepen.
const Depth = 3

// AlphaBeta returns what Negamax does, as far as it matters: alpha is what the side to move is
// sure of already, and beta what the other side allows it at most.
//
// A score between the two is that of Negamax. If that is alpha or less, so is the answer, and
// it is not below Negamax; if it is beta or more, so is the answer, and it is not above. At ply
// 0 the best move goes into s.Best. Each call counts as one of s.Nodes.
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
		score := -s.AlphaBeta(&after, depth-1, ply+1, -beta, -sure)
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
	s.End(p, best, ply, sure, beta)
	return best.Score
}
