// Tempting: the place follows from the hash, so it is the position. But there are more positions
// than places.

package champion

import "mateinfive/ch05-full/chess"

// Probe does not compare the hash.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Depth < depth {
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
