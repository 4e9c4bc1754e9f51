// Tempting: the first that does not stalemate. But a later one may mate.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion avoids stalemate and does not look for mate.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	best := chess.PieceType(0)
	for _, t := range chess.Promotions() {
		m := chess.Move{From: from, To: to, Promotion: t}
		if !p.IsLegal(m) {
			return 0
		}
		after := p.After(m)
		if after.Status() != chess.Stalemate {
			return t
		}
		best = chess.TypeQueen
	}
	return best
}
