// move_piece.go moves the piece that a move names.

package chess

// movePiece takes the piece on m.From to m.To. A pawn becomes there what m says.
func (b *Board) movePiece(m Move) {
	mover := b.At(m.From)
	if isPawn(mover) && m.Promotion != 0 {
		mover = NewPiece(m.Promotion, mover.Color())
	}
	b.Set(m.From, nil)
	b.Set(m.To, mover)
}
