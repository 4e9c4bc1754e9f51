// Search.Remember.go notes which quiet moves have made a cut.

package champion

import "mateinfive/ch05-full/chess"

// Remember notes that m, a move of side that captures nothing, has made a cut at ply, in a search
// to depth.
//
// In s.Killers[ply] it becomes the newer of two different moves. And s.History of side, m.From and
// m.To grows by depth times depth: a cut far from the leaves saves more.
func (s *Search) Remember(side chess.Color, m chess.Move, depth, ply int) {
	if killers := &s.Killers[ply]; killers[0] != m {
		killers[0], killers[1] = m, killers[0]
	}
	s.History[side][m.From][m.To] += depth * depth
}
