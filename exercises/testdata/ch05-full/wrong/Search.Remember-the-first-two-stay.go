// Tempting: what has a place keeps it. But the search has long been elsewhere.

package champion

import "mateinfive/ch05-full/chess"

// Remember fills what is empty.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	switch killers := &s.Killers[ply]; {
	case killers[0] == chess.Move{}:
		killers[0] = m
	case killers[0] != m && killers[1] == chess.Move{}:
		killers[0], killers[1] = m, killers[0]
	}
	s.History[side][m.From][m.To] += depth * depth
}
