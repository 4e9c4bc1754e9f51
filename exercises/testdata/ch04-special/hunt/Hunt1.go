package chess

// captured returns the piece that m captures, or nil, and the square on which it
// stands: the target of the move, but not en passant.
func (b *Board) captured(m Move) (Piece, Square) {
	on := m.To
	if m.To == b.EnPassant() && isPawn(b.At(m.From)) &&
		m.From.File() != m.To.File() && b.At(m.To) == nil {
		on = NewSquare(m.To.File(), m.To.Rank()-1)
	}
	return b.At(on), on
}
