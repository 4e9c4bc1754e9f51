// start.go sets up the board for the beginning of a game.

package chess

// StartingBoard returns the board as a game begins.
func StartingBoard() Board {
	var b Board
	backRank := [...]PieceType{
		TypeRook, TypeKnight, TypeBishop, TypeQueen,
		TypeKing, TypeBishop, TypeKnight, TypeRook,
	}
	for file, t := range backRank {
		b.Set(NewSquare(file, 0), NewPiece(t, White))
		b.Set(NewSquare(file, 1), NewPiece(TypePawn, White))
		b.Set(NewSquare(file, 6), NewPiece(TypePawn, Black))
		b.Set(NewSquare(file, 7), NewPiece(t, Black))
	}
	return b
}
