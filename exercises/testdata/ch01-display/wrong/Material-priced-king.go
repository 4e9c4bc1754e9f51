// Tempting: a table of values of one's own, in which the king has one too.

package exercises

import "mateinfive/ch01-display/chess"

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	values := map[chess.PieceType]int{
		chess.TypeKing: 100, chess.TypeQueen: 9, chess.TypeRook: 5,
		chess.TypeBishop: 3, chess.TypeKnight: 3, chess.TypePawn: 1,
	}
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		switch {
		case p == nil:
			// an empty square weighs nothing
		case p.Color() == chess.White:
			white += values[p.Type()]
		default:
			black += values[p.Type()]
		}
	}
	return white, black
}
