// Tempting: a hundred plies are a draw. But a mate with the last of them has ended the game
// before.

package champion

import "mateinfive/ch05-full/chess"

// Drawn forgets that a mate comes first.
func (s *Search) Drawn(p *chess.Position) bool {
	return s.Seen[Hash(p)] > 0 || p.CanClaimFifty()
}
