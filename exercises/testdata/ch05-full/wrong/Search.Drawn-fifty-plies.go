// Tempting: fifty moves: 50. But the clock counts plies.

package champion

import "mateinfive/ch05-full/chess"

// Drawn takes fifty plies for fifty moves.
func (s *Search) Drawn(p *chess.Position) bool {
	return s.Seen[Hash(p)] > 0 || p.HalfmoveClock >= 50 && p.Status() != chess.Checkmate
}
