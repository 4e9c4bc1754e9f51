// Tempting: the pawn's own IsValid says that it can go. It does not ask whose
// turn it is, nor what becomes of the king.

package exercises

import "mateinfive/ch04-special/chess"

// BestPromotion asks the pawn and not its king.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	pawn := p.At(from)
	if pawn == nil || pawn.Type() != chess.TypePawn || !pawn.IsValid(&p.Board, from, to) || to.Rank()%7 != 0 {
		return 0
	}
	best := chess.PieceType(0)
	for _, t := range chess.Promotions() {
		after := p.After(chess.Move{From: from, To: to, Promotion: t})
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
