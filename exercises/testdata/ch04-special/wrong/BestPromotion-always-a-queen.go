// Tempting: nothing is stronger than a queen.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion takes a queen wherever it may.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	if !p.IsLegal(chess.Move{From: from, To: to, Promotion: chess.TypeQueen}) {
		return 0
	}
	return chess.TypeQueen
}
