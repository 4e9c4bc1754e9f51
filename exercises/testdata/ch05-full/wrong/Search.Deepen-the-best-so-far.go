// Tempting: s.Best is the best move, that is its name. But the depth that was stopped has written
// over it.

package champion

import "mateinfive/ch05-full/chess"

// Deepen returns the best move of a depth that was stopped.
func (s *Search) Deepen(p *chess.Position) Found {
	found := Found{Move: p.LegalMoves()[0]}
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
	if s.Best != (chess.Move{}) {
		found.Move = s.Best
	}
	return found
}
