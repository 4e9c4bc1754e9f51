// Tempting: there is a right to capture en passant, and one legal move: that
// must be it. But two pawns can stand ready, and the one move may be the
// king's.

package exercises

import "mateinfive/ch04-special/chess"

// OnlyEnPassant counts the moves.
func OnlyEnPassant(p *chess.Position) bool {
	return p.EnPassant() != chess.NoSquare && len(p.LegalMoves()) == 1
}
