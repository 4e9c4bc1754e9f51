// Tempting: a move to the en passant square captures en passant. But a king
// can go there as well, and captures nothing.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant asks where the moves go, and not who makes them.
func OnlyEnPassant(p *chess.Position) bool {
	moves := p.LegalMoves()
	for _, m := range moves {
		if m.To != p.EnPassant() {
			return false
		}
	}
	return len(moves) > 0
}
