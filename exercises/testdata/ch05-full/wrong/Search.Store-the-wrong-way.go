// Tempting: from p it is nearer, so there is less to count: minus. But a nearer mate is worth
// more.

package champion

import "mateinfive/ch05-full/chess"

// Store counts the plies the wrong way.
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
		e.Score -= ply
	case found.Score < -Mate+Deepest:
		e.Score += ply
	}
	s.Table[e.Hash%uint64(len(s.Table))] = e
}
