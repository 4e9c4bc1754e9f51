// Tempting: a pawn that goes to the en passant square captures en passant. In a
// game it does. But a FEN may give such a square with no pawn behind it, and then
// a pawn can go straight ahead to it.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant asks who goes where, and not from which file.
func OnlyEnPassant(p *chess.Position) bool {
	moves := p.LegalMoves()
	for _, m := range moves {
		pawn := p.At(m.From).Type() == chess.TypePawn
		if !pawn || m.To != p.EnPassant() {
			return false
		}
	}
	return len(moves) > 0
}
