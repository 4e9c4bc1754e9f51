// figure.go has the chess figures that Unicode knows.

package chess

// figures are drawn as outlines for White and solid for Black. The solid pawn is
// followed by the character that asks for text style: alone, some terminals show
// it as a colored emoji.
var figures = map[Color]map[PieceType]string{
	White: {TypeKing: "♔", TypeQueen: "♕", TypeRook: "♖", TypeBishop: "♗", TypeKnight: "♘", TypePawn: "♙"},
	Black: {TypeKing: "♚", TypeQueen: "♛", TypeRook: "♜", TypeBishop: "♝", TypeKnight: "♞", TypePawn: "♟\ufe0e"},
}

// Figure returns the chess figure for a kind of piece of one color, such as ♘ for
// a white knight. For a kind that is none of the six it is empty.
//
// The colors are those of ink on white paper. On a dark screen an outline looks
// like the darker of the two.
func Figure(t PieceType, c Color) string { return figures[c][t] }
