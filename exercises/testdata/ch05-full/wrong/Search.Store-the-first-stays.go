// Tempting: what is there is known already. But it is another position, or less deep.

package champion

import "mateinfive/ch05-full/chess"

// Store never writes over what is there.
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
		e.Score += ply
	case found.Score < -Mate+Deepest:
		e.Score -= ply
	}
	if at := &s.Table[e.Hash%uint64(len(s.Table))]; at.Bound == 0 {
		*at = e
	}
}
