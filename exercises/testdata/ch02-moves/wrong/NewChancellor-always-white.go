// Tempting: the type Rook is embedded, and its color is a field that only
// package chess can set. The zero value is White, for everybody.

package exercises

import "mateinfive/ch02-moves/chess"

type paleChancellor struct {
	chess.Rook
}

// NewChancellor returns a white chancellor.
func NewChancellor(c chess.Color) chess.Piece { return paleChancellor{} }

// Type returns the letter C.
func (paleChancellor) Type() chess.PieceType { return 'C' }

// Value returns 8.
func (paleChancellor) Value() int { return 8 }

// IsValid asks the rook inside and a knight.
func (p paleChancellor) IsValid(b *chess.Board, from, to chess.Square) bool {
	knight := chess.NewPiece(chess.TypeKnight, p.Color())
	return p.Rook.IsValid(b, from, to) || knight.IsValid(b, from, to)
}
