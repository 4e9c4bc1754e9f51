// deepen.go is yours: deeper and deeper, until the time is up.

package champion

import "mateinfive/ch05-full/chess"

// Deepen searches p by AlphaBeta to depth 1, 2, 3 and so on. It ends with depth s.Limit, or
// once s.Stopped, which AlphaBeta then asks too, and returns what the last depth has found that
// came to its end. If none did, that is a legal move.
func (s *Search) Deepen(p *chess.Position) Found {
	panic("task Search.Deepen: not written yet")
}
