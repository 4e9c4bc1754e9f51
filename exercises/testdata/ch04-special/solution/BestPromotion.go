// BestPromotion.go tries the four promotions and looks what each leads to.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion returns what the pawn on from should become when it goes to to:
// of the four in the order of [chess.Promotions] the first that mates; if none
// does, the first that does not stalemate; and if all do that, a queen. It
// returns 0 if no such promotion is legal now.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	best := chess.PieceType(0)
	for _, t := range chess.Promotions() {
		m := chess.Move{From: from, To: to, Promotion: t}
		if !p.IsLegal(m) {
			return 0
		}
		after := p.After(m)
		switch status := after.Status(); {
		case status == chess.Checkmate:
			return t
		case status != chess.Stalemate && best == 0:
			best = t
		}
	}
	if best == 0 {
		best = chess.TypeQueen
	}
	return best
}
