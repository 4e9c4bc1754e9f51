// Tempting: a map says in its second answer whether it has a key. It has one of 0, too.

package champion

import "mateinfive/ch05-full/chess"

// Drawn asks whether the map has the position, and not how often it stood.
func (s *Search) Drawn(p *chess.Position) bool {
	_, seen := s.Seen[Hash(p)]
	return seen || p.CanClaimFifty() && p.Status() != chess.Checkmate
}
