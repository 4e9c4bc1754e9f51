// Tempting: above the window is upper. But what was cut short may be worth more: it is a lower
// bound.

package champion

import "mateinfive/ch05-full/chess"

// Store mixes up the bounds.
func (s *Search) Store(p *chess.Position, found Found, ply, alpha, beta int) {
	e := Entry{Hash: Hash(p), Found: found, Bound: Exact}
	switch {
	case found.Score <= alpha:
		e.Bound = Lower
	case found.Score >= beta:
		e.Bound = Upper
	}
	switch {
	case found.Score > Mate-Deepest:
		e.Score += ply
	case found.Score < -Mate+Deepest:
		e.Score -= ply
	}
	s.Table[e.Hash%uint64(len(s.Table))] = e
}
