// Tempting: depth 3 is asked, and depth 3 it was. But 5 is better than 3.

package champion

import "mateinfive/ch05-full/chess"

// Probe knows nothing of what was searched deeper.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Hash != hash || e.Depth != depth {
		return 0, false
	}
	score = e.Score
	switch {
	case score > Mate-Deepest:
		score -= ply
	case score < -Mate+Deepest:
		score += ply
	}
	ok = e.Bound == Exact || e.Bound == Lower && score >= beta || e.Bound == Upper && score <= alpha
	return score, ok
}
