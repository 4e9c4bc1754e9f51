// Tempting: the newer comes first, whatever was there. But the same move then has both places.

package champion

import "mateinfive/ch05-full/chess"

// Remember does not ask whether the move is there.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	s.Killers[ply][0], s.Killers[ply][1] = m, s.Killers[ply][0]
	s.History[side][m.From][m.To] += depth * depth
}
