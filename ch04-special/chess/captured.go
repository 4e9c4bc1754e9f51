// captured.go says what a move captures, and where that stands.

package chess

// captured returns the piece that m captures, or nil, and the square on which it
// stands: the target of the move, but not en passant.
func (b *Board) captured(m Move) (Piece, Square) {
	on := m.To
	if m.To == b.EnPassant() && isPawn(b.At(m.From)) &&
		m.From.File() != m.To.File() && b.At(m.To) == nil {
		on = NewSquare(m.To.File(), m.From.Rank())
	}
	return b.At(on), on
}

// isEnPassant reports whether a move that its piece can make captures en passant:
// what it captures does not stand on its target.
func (b *Board) isEnPassant(m Move) bool {
	_, on := b.captured(m)
	return on != m.To
}
