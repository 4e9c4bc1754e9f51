// Search.Probe.go looks up what was found.

package champion

// Probe returns what p is worth by s.Table, and true, if that answers AlphaBeta's question: the
// entry is that of p, was searched as deep as depth or deeper, and its score is exact, or a
// lower bound that is beta or more, or an upper bound that is alpha or less. A mate counts from
// the root again: p is at ply.
//
// AlphaBeta asks it, but not at ply 0, and stores what it has found.
func (s *Search) Probe(p Board, depth, ply, alpha, beta int) (score int, ok bool) {
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
	switch e.Bound {
	case Exact:
		ok = true
	case Lower:
		ok = score >= beta
	case Upper:
		ok = score <= alpha
	}
	return score, ok
}
