// Tempting: every legal move is one, even if there is none. That is mate, or
// stalemate.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant says yes where nothing is legal.
func OnlyEnPassant(p *chess.Position) bool {
	for _, m := range p.LegalMoves() {
		pawn := p.At(m.From).Type() == chess.TypePawn
		if !pawn || m.To != p.EnPassant() || m.From.File() == m.To.File() {
			return false
		}
	}
	return true
}
