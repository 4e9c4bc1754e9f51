// Tempting: what blocks the rook blocks the knight in it as well. But a knight
// jumps.

package exercises

import "mateinfive/ch02-moves/chess"

type lameChancellor struct {
	color chess.Color
}

// NewChancellor returns a chancellor that cannot jump.
func NewChancellor(c chess.Color) chess.Piece { return lameChancellor{c} }

// Color returns the side that owns the piece.
func (p lameChancellor) Color() chess.Color { return p.color }

// Type returns the letter C.
func (lameChancellor) Type() chess.PieceType { return 'C' }

// Value returns 8.
func (lameChancellor) Value() int { return 8 }

// IsValid asks a rook, and a knight if the long leg of its step is free.
func (p lameChancellor) IsValid(b *chess.Board, from, to chess.Square) bool {
	rook := chess.NewPiece(chess.TypeRook, p.color)
	knight := chess.NewPiece(chess.TypeKnight, p.color)
	if rook.IsValid(b, from, to) {
		return true
	}
	corner := chess.NewSquare(from.File(), to.Rank())
	if files := to.File() - from.File(); files == 2 || files == -2 {
		corner = chess.NewSquare(to.File(), from.Rank())
	}
	return knight.IsValid(b, from, to) && rook.IsValid(b, from, corner)
}
