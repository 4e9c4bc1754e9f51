// has_legal_move.go asks whether there is a legal move at all.

package chess

// HasLegalMove reports whether the side to move has a legal move at all. It
// stops at the first.
func (p *Position) HasLegalMove() bool {
	for range p.legalMoves() {
		return true
	}
	return false
}
