// Search.Deepen.go searches deeper and deeper, and keeps what came to its end.

package champion

// Deepen searches p by AlphaBeta to depth 1, 2, 3 and so on. It ends with depth s.Limit, or
// once s.Stopped, which AlphaBeta then asks too, and returns what the last depth has found that
// came to its end. If none did, that is a legal move.
func (s *Search) Deepen(p Board) Found {
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
	return found
}
