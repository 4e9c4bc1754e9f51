// Tempting: the deepest is the best. But it does not come to its end.

package champion

import "mateinfive/ch05-full/chess"

// Deepen begins with the last depth.
func (s *Search) Deepen(p *chess.Position) Found {
	found := Found{Move: p.LegalMoves()[0]}
	for depth := s.Limit; depth <= s.Limit; depth++ {
		score := s.AlphaBeta(p, depth, 0, -Mate, Mate)
		if s.Stopped() {
			break
		}
		found = Found{Move: s.Best, Score: score, Depth: depth}
		s.Report(found)
		if score > Mate-Deepest || score < -Mate+Deepest {
			break // to look further would not change it
		}
	}
	return found
}
