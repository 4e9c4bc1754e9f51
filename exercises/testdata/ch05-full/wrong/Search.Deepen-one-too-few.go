// Tempting: from 1 up to the limit: but < leaves out the last.

package champion

import "mateinfive/ch05-full/chess"

// Deepen leaves out the last depth.
func (s *Search) Deepen(p *chess.Position) Found {
	found := Found{Move: p.LegalMoves()[0]}
	for depth := 1; depth < s.Limit; depth++ {
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
