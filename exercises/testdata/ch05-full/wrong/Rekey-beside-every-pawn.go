// Tempting: a pawn that changes its file captures, and en passant the captured one stands
// beside it. But any other pawn that captures takes from its target.

package champion

import "mateinfive/ch05-full/chess"

// Rekey takes away what is captured, and takes it for a pawn beside each pawn that captures.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	key ^= pieceNumber(before, m.From) ^ pieceNumber(after, m.To)
	files, rank := m.To.File()-m.From.File(), m.From.Rank()
	switch t := before.At(m.From).Type(); {
	case t == chess.TypePawn && files != 0:
		return key ^ pieceNumber(before, chess.NewSquare(m.To.File(), rank))
	case t == chess.TypeKing && files == 2:
		rook := chess.NewSquare(7, rank)
		return key ^ pieceNumber(before, rook) ^ pieceNumber(after, rook-2)
	case t == chess.TypeKing && files == -2:
		rook := chess.NewSquare(0, rank)
		return key ^ pieceNumber(before, rook) ^ pieceNumber(after, rook+3)
	}
	return key ^ pieceNumber(before, m.To)
}
