// Tempting: a score is a score. But a mate in it counts from the root, and p comes again
// elsewhere.

package champion

import "mateinfive/ch05-full/chess"

// Store leaves a mate as the root sees it.
func (s *Search) Store(p *chess.Position, found Found, ply, alpha, beta int) {
	e := Entry{Hash: Hash(p), Found: found, Bound: Exact}
	switch {
	case found.Score <= alpha:
		e.Bound = Upper
	case found.Score >= beta:
		e.Bound = Lower
	}
	switch {
	case found.Score > Mate-Deepest:
		e.Score += 0
	case found.Score < -Mate+Deepest:
		e.Score -= 0
	}
	s.Table[e.Hash%uint64(len(s.Table))] = e
}
