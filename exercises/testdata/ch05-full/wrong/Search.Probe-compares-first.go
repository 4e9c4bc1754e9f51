// Tempting: the bound is compared, and then the mate is counted anew. But alpha and beta count
// from the root.

package champion

import "mateinfive/ch05-full/chess"

// Probe compares what counts from p with what counts from the root.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Hash != hash || e.Depth < depth {
		return 0, false
	}
	score = e.Score
	ok = e.Bound == Exact || e.Bound == Lower && score >= beta || e.Bound == Upper && score <= alpha
	switch {
	case score > Mate-Deepest:
		score -= ply
	case score < -Mate+Deepest:
		score += ply
	}
	return score, ok
}
