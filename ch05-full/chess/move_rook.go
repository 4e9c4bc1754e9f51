// move_rook.go moves the rook that castles.

package chess

// moveRook moves the rook that belongs to m, if m is a castling. The king still
// stands where it began.
func (b *Board) moveRook(m Move) {
	if c := b.castlingOf(m); c != nil {
		b.Set(c.rook.To, b.At(c.rook.From))
		b.Set(c.rook.From, nil)
	}
}
