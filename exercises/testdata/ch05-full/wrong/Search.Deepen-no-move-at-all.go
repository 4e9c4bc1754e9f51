// Tempting: depth 1 takes no time. On a busy machine it does.

package champion

import "mateinfive/ch05-full/chess"

// Deepen has no move before depth 1 is done.
func (s *Search) Deepen(p *chess.Position) Found {
	var found Found
	for depth := 1; depth <= s.Limit; depth++ {
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
