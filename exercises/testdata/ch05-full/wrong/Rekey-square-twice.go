// Tempting: a pawn that is captured en passant stands on the file of the one and the rank of
// the other square, and to look there does no harm. But along a rank that is the target again.

package champion

import "mateinfive/ch05-full/chess"

// Rekey looks at three squares, and at two more where a king castles.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	rank := m.From.Rank()
	squares := []chess.Square{m.From, m.To, chess.NewSquare(m.To.File(), rank)}
	if before.At(m.From).Type() == chess.TypeKing {
		switch m.To.File() - m.From.File() {
		case 2:
			squares = append(squares, chess.NewSquare(7, rank), chess.NewSquare(5, rank))
		case -2:
			squares = append(squares, chess.NewSquare(0, rank), chess.NewSquare(3, rank))
		}
	}
	key ^= turnNumber(before) ^ turnNumber(after)
	for _, s := range squares {
		key ^= pieceNumber(before, s) ^ pieceNumber(after, s)
	}
	return key
}
