// Tempting: a lower bound is for alpha, which is the lower end. But at least so much is an answer
// only if that is beta or more.

package champion

import "mateinfive/ch05-full/chess"

// Probe mixes up the bounds.
func (s *Search) Probe(p *chess.Position, depth, ply, alpha, beta int) (score int, ok bool) {
	hash := Hash(p)
	e := s.Table[hash%uint64(len(s.Table))]
	if e.Bound == 0 || e.Hash != hash || e.Depth < depth {
		return 0, false
	}
	score = e.Score
	switch {
	case score > Mate-Deepest:
		score -= ply
	case score < -Mate+Deepest:
		score += ply
	}
	ok = e.Bound == Exact || e.Bound == Lower && score <= alpha || e.Bound == Upper && score >= beta
	return score, ok
}
