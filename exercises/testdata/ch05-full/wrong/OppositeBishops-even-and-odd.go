// Tempting: the squares are numbered, and light and dark alternate. Along a rank
// they do. But h1 and a2, which follow each other, are both light.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops takes even squares for dark ones.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	var found [2][]chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p != nil && p.Type() == chess.TypeBishop {
			found[p.Color()] = append(found[p.Color()], s)
		}
	}
	white, black := found[chess.White], found[chess.Black]
	if len(white) != 1 || len(black) != 1 || white[0]%2 == black[0]%2 {
		return chess.White, false
	}
	if white[0]%2 == 0 {
		return chess.White, true
	}
	return chess.Black, true
}
