// Tempting: a move is two squares. But the other side goes there as well.

package champion

import "mateinfive/ch05-full/chess"

// Remember does not ask who has moved.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	if killers := &s.Killers[ply]; killers[0] != m {
		killers[0], killers[1] = m, killers[0]
	}
	s.History[chess.White][m.From][m.To] += depth * depth
}
