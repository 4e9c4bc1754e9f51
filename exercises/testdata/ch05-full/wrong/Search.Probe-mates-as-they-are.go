// Tempting: what stands in the table is returned. But there a mate counts from p.

package champion

import "mateinfive/ch05-full/chess"

// Probe leaves a mate as p sees it.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Hash != hash || e.Depth < depth {
		return 0, false
	}
	score = e.Score
	switch {
	case score > Mate-Deepest:
		score -= 0
	case score < -Mate+Deepest:
		score += 0
	}
	ok = e.Bound == Exact || e.Bound == Lower && score >= beta || e.Bound == Upper && score <= alpha
	return score, ok
}
