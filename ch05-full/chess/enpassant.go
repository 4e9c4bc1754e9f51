// enpassant.go is the capture in passing, as the pawn sees it.

package chess

// capturesEnPassant reports whether a diagonal step onto an empty square is a
// capture en passant: an enemy pawn has just passed over that square, which is
// on this pawn's own sixth rank, and stands behind it now.
func (p Pawn) capturesEnPassant(b *Board, from, to Square) bool {
	sixthRank := p.startRank() + 4*p.forward()
	passed := NewSquare(to.File(), from.Rank())
	enemyPawn := NewPiece(TypePawn, p.color.Other())
	return to == b.EnPassant() && to.Rank() == sixthRank && b.At(passed) == enemyPawn
}
