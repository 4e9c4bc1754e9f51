package chess

// canCaptureEnPassant reports whether a pawn may legally capture en passant. After
// most double steps none can: no pawn stands there, or it is pinned.
func (p *Position) canCaptureEnPassant() bool {
	return p.EnPassant() != NoSquare
}
