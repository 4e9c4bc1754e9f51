// Tempting: Hash has a number for the en passant square. But that is put in where it is asked.

package champion

import "mateinfive/ch05-full/chess"

// Rekey takes the en passant square along.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	key ^= passantNumber(before) ^ passantNumber(after)
	for _, s := range touched(before, m) {
		key ^= pieceNumber(before, s) ^ pieceNumber(after, s)
	}
	return key
}

// touched returns the squares on which something else stands after m than before it.
func touched(p *chess.Position, m chess.Move) []chess.Square {
	squares := []chess.Square{m.From, m.To}
	files, rank := m.To.File()-m.From.File(), m.From.Rank()
	switch t := p.At(m.From).Type(); {
	case t == chess.TypeKing && files == 2:
		squares = append(squares, chess.NewSquare(7, rank), chess.NewSquare(5, rank))
	case t == chess.TypeKing && files == -2:
		squares = append(squares, chess.NewSquare(0, rank), chess.NewSquare(3, rank))
	case t == chess.TypePawn && files != 0 && p.At(m.To) == nil:
		squares = append(squares, chess.NewSquare(m.To.File(), rank))
	}
	return squares
}
