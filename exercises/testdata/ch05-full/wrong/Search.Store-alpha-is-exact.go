// Tempting: from alpha to beta: both belong to it. But at alpha no move was better, and at beta
// it was cut short.

package champion

import "mateinfive/ch05-full/chess"

// Store takes the ends of the window for exact.
func (s *Search) Store(p *chess.Position, found Found, ply, alpha, beta int) {
	e := Entry{Hash: Hash(p), Found: found, Bound: Exact}
	switch {
	case found.Score < alpha:
		e.Bound = Upper
	case found.Score > beta:
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
