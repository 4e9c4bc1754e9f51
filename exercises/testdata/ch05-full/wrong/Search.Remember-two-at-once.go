// Tempting: one value after the other. But then both are the new one.

package champion

import "mateinfive/ch05-full/chess"

// Remember writes over what it needs a line later.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	if s.Killers[ply][0] != m {
		s.Killers[ply][0] = m
		s.Killers[ply][1] = s.Killers[ply][0]
	}
	s.History[side][m.From][m.To] += depth * depth
}
