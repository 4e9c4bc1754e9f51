// Tempting: mate is when the king is in check and cannot move. Whether another
// piece can help is forgotten.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne looks at the enemy king alone.
func MateInOne(p *chess.Position) []chess.Move {
	var mates []chess.Move
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		stuck := after.InCheck(after.SideToMove)
		for to := chess.A1; to <= chess.H8; to++ {
			if after.IsLegal(chess.Move{From: after.King(after.SideToMove), To: to}) {
				stuck = false
			}
		}
		if stuck {
			mates = append(mates, m)
		}
	}
	return mates
}
