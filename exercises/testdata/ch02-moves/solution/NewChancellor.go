// NewChancellor.go is a seventh kind of piece.

package exercises

import "mateinfive/ch02-moves/chess"

// A chancellor is a rook and a knight in one.
type chancellor struct {
	color chess.Color
}

// NewChancellor returns a chancellor of the given color: a piece that moves as
// a rook or as a knight. Its letter is C, and it is worth 8 pawns.
//
// Like the six pieces of the game it is a plain value: two chancellors of one
// color are equal by ==.
func NewChancellor(c chess.Color) chess.Piece {
	return chancellor{c}
}

// Color returns the side that owns the piece.
func (p chancellor) Color() chess.Color { return p.color }

// Type returns the letter C, which no other kind of piece has.
func (chancellor) Type() chess.PieceType { return 'C' }

// Value returns 8: a rook's 5 and a knight's 3.
func (chancellor) Value() int { return 8 }

// IsValid reports whether a chancellor moves like that. It asks a rook and a
// knight of its own color.
func (p chancellor) IsValid(b *chess.Board, from, to chess.Square) bool {
	rook := chess.NewPiece(chess.TypeRook, p.color)
	knight := chess.NewPiece(chess.TypeKnight, p.color)
	return rook.IsValid(b, from, to) || knight.IsValid(b, from, to)
}
