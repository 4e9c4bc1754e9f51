// Tempting: the condition of the loop asks whether there is time. But the time is up in the
// middle of a depth, and what that has found is taken.

package champion

import "mateinfive/ch05-full/chess"

// Deepen keeps what a stopped depth has found.
func (s *Search) Deepen(p *chess.Position) Found {
	found := Found{Move: p.LegalMoves()[0]}
	for depth := 1; depth <= s.Limit && !s.Stopped(); depth++ {
		score := s.AlphaBeta(p, depth, 0, -Mate, Mate)
		found = Found{Move: s.Best, Score: score, Depth: depth}
		s.Report(found)
		if score > Mate-Deepest || score < -Mate+Deepest {
			break // to look further would not change it
		}
	}
	return found
}
