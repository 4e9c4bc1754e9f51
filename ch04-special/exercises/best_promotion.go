// best_promotion.go is yours: the piece that mates, or that avoids stalemate.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion returns what the pawn on from should become when it goes to to:
// of the four in the order of [chess.Promotions] the first that mates; if none
// does, the first that does not stalemate; and if all do that, a queen. It
// returns 0 if no such promotion is legal now.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	panic("task BestPromotion: not written yet")
}
