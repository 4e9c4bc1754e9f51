// Tempting: players speak of opposite-colored bishops in endings, when the other
// pieces are gone. Here it does not matter what else is there.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops wants kings, bishops and pawns only.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	var found [2][]chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		if p == nil {
			continue
		}
		switch p.Type() {
		case chess.TypeBishop:
			found[p.Color()] = append(found[p.Color()], s)
		case chess.TypeQueen, chess.TypeRook, chess.TypeKnight:
			return chess.White, false
		}
	}
	white, black := found[chess.White], found[chess.Black]
	if len(white) != 1 || len(black) != 1 || white[0].IsDark() == black[0].IsDark() {
		return chess.White, false
	}
	if white[0].IsDark() {
		return chess.White, true
	}
	return chess.Black, true
}
