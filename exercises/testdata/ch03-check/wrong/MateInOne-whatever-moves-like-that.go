// Tempting: the moves come from Reach, which asks the pieces and not
// their own king.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne mates with moves that are not legal, too.
func MateInOne(p *chess.Position) []chess.Move {
	var mates []chess.Move
	for from := chess.A1; from <= chess.H8; from++ {
		if mover := p.At(from); mover == nil || mover.Color() != p.SideToMove {
			continue
		}
		for _, to := range p.Reach(from) {
			m := chess.Move{From: from, To: to}
			if after := p.After(m); after.Status() == chess.Checkmate {
				mates = append(mates, m)
			}
		}
	}
	return mates
}
