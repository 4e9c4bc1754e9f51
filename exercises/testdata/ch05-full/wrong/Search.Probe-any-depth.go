// Tempting: it is the same position. But a score of depth 1 does not tell what depth 4 would
// find.

package champion

import "mateinfive/ch05-full/chess"

// Probe does not ask how deep it was searched.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Hash != hash {
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
