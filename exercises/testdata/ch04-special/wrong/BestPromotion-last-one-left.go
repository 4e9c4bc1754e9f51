// Tempting: if all four stalemate, nothing is left. But the pawn has to become
// something.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion finds nothing if all four stalemate.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	best := chess.PieceType(0)
	for _, t := range chess.Promotions() {
		m := chess.Move{From: from, To: to, Promotion: t}
		after := p.After(m)
		switch {
		case !p.IsLegal(m) || after.Status() == chess.Stalemate:
		case after.Status() == chess.Checkmate:
			return t
		case best == 0:
			best = t
		}
	}
	return best
}
