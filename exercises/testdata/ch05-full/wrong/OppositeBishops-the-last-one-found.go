// Tempting: a loop that notes where each side's bishop stands. If there are two,
// it notes the last.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops does not notice a second bishop.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	white, black := chess.NoSquare, chess.NoSquare
	for s := chess.A1; s <= chess.H8; s++ {
		switch b.At(s) {
		case chess.NewPiece(chess.TypeBishop, chess.White):
			white = s
		case chess.NewPiece(chess.TypeBishop, chess.Black):
			black = s
		}
	}
	if white == chess.NoSquare || black == chess.NoSquare || white.IsDark() == black.IsDark() {
		return chess.White, false
	}
	if white.IsDark() {
		return chess.White, true
	}
	return chess.Black, true
}
