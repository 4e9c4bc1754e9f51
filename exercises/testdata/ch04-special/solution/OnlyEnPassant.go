// OnlyEnPassant.go asks whether en passant is all that is left.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant reports whether the side to move has nothing left but to
// capture en passant: there is a legal move, and every legal move is a capture
// en passant.
func OnlyEnPassant(p *chess.Position) bool {
	moves := p.LegalMoves()
	for _, m := range moves {
		if !takesInPassing(p, m) {
			return false
		}
	}
	return len(moves) > 0
}

// takesInPassing reports whether a legal move is a capture en passant: a pawn
// goes to the en passant square and leaves its file.
func takesInPassing(p *chess.Position, m chess.Move) bool {
	pawn := p.At(m.From).Type() == chess.TypePawn
	return pawn && m.To == p.EnPassant() && m.From.File() != m.To.File()
}
