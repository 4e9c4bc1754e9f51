// Tempting: a check is taken for mate.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion looks for a check.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	best := chess.PieceType(0)
	for _, t := range chess.Promotions() {
		m := chess.Move{From: from, To: to, Promotion: t}
		if !p.IsLegal(m) {
			return 0
		}
		after := p.After(m)
		if after.InCheck(after.SideToMove) {
			return t
		}
		if after.HasLegalMove() && best == 0 {
			best = t
		}
	}
	if best == 0 {
		best = chess.TypeQueen
	}
	return best
}
