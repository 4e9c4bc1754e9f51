// Tempting: a draw is the third time. But a search that waits for that has to look eight plies
// ahead.

package champion

import "mateinfive/ch05-full/chess"

// Drawn waits for the third time.
func (s *Search) Drawn(p *chess.Position) bool {
	return s.Seen[Hash(p)] > 1 || p.CanClaimFifty() && p.Status() != chess.Checkmate
}
