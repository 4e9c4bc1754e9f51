// Tempting: each cut is one. But most are made near the leaves, and save little.

package champion

import "mateinfive/ch05-full/chess"

// Remember counts each cut alike.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	if killers := &s.Killers[ply]; killers[0] != m {
		killers[0], killers[1] = m, killers[0]
	}
	s.History[side][m.From][m.To]++
}
