// Tempting: as soon as a capture en passant is found, the answer is yes.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant finds a capture en passant among others.
func OnlyEnPassant(p *chess.Position) bool {
	for _, m := range p.LegalMoves() {
		pawn := p.At(m.From).Type() == chess.TypePawn
		if pawn && m.To == p.EnPassant() && m.From.File() != m.To.File() {
			return true
		}
	}
	return false
}
