// Tempting: there is a score, and it is returned. But a bound says that the truth lies on one
// side of it.

package champion

import "mateinfive/ch05-full/chess"

// Probe takes a bound for the truth.
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
	return score, true
}
