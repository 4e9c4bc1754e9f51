// Tempting: a piece leaves a square and stands on another. But what is captured stays in the key.

package champion

import "mateinfive/ch05-full/chess"

// Rekey moves one piece, and a rook with the king.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	key ^= pieceNumber(before, m.From) ^ pieceNumber(after, m.To)
	if before.At(m.From).Type() != chess.TypeKing {
		return key
	}
	from, to := chess.H1, chess.F1
	switch m.To.File() - m.From.File() {
	case -2:
		from, to = chess.A1, chess.D1
	case 2:
	default:
		return key
	}
	from, to = from+chess.Square(8*m.From.Rank()), to+chess.Square(8*m.From.Rank())
	return key ^ pieceNumber(before, from) ^ pieceNumber(after, to)
}
