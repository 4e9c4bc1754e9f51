// Tempting: a killer is known already. But its history goes on.

package champion

import "mateinfive/ch05-full/chess"

// Remember returns too early.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	killers := &s.Killers[ply]
	if killers[0] == m {
		return
	}
	killers[0], killers[1] = m, killers[0]
	s.History[side][m.From][m.To] += depth * depth
}
