// OppositeBishops.go looks at whose bishops stand on which color of square.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops reports whether each side has exactly one bishop, and the two
// stand on squares of different colors. Then dark is the side whose bishop
// stands on a dark square. Whatever else is on the board does not matter.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	white, black := bishopsOf(b, chess.White), bishopsOf(b, chess.Black)
	if len(white) != 1 || len(black) != 1 || white[0].IsDark() == black[0].IsDark() {
		return chess.White, false
	}
	if white[0].IsDark() {
		return chess.White, true
	}
	return chess.Black, true
}

// bishopsOf returns where the bishops of one side stand.
func bishopsOf(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if b.At(s) == chess.NewPiece(chess.TypeBishop, side) {
			found = append(found, s)
		}
	}
	return found
}
