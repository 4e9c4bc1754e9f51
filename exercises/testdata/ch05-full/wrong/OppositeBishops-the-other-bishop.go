// Tempting: the corner a1 is White's, so it must be light. It is dark.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops returns the side of the bishop on light squares.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	var found [2][]chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p != nil && p.Type() == chess.TypeBishop {
			found[p.Color()] = append(found[p.Color()], s)
		}
	}
	white, black := found[chess.White], found[chess.Black]
	if len(white) != 1 || len(black) != 1 || white[0].IsDark() == black[0].IsDark() {
		return chess.White, false
	}
	if black[0].IsDark() {
		return chess.White, true
	}
	return chess.Black, true
}
