// Search.Store.go keeps what was found.

package champion

// Store puts into s.Table what AlphaBeta has found for p: a move, a score, and to which depth, when
// it was asked with alpha and beta. A score between the two is exact, one of alpha or less an upper bound,
// and one of beta or more a lower bound.
//
// A score of AlphaBeta counts the plies to a mate from the root. In the table they count from
// p, which may come again at another ply. What stood in its place before is written over.
func (s *Search) Store(p Board, found Found, ply, alpha, beta int) {
	e := Entry{Hash: Hash(p), Found: found, Bound: Exact}
	switch {
	case found.Score <= alpha:
		e.Bound = Upper
	case found.Score >= beta:
		e.Bound = Lower
	}
	switch {
	case found.Score > Mate-Deepest:
		e.Score += ply
	case found.Score < -Mate+Deepest:
		e.Score -= ply
	}
	s.Table[e.Hash%uint64(len(s.Table))] = e
}
