// Rekey.go changes a key as a move changes the position.

package champion

import "mateinfive/ch05-full/chess"

// Rekey returns the key of after, the position in which m, a legal move, has been played. Key
// is that of before, in which it has not. Only what m changes is joined by exclusive or: that
// takes away what is in a key, and puts in what is not.
//
// [turnNumber] is the number for whose turn it is and which castlings are left, [pieceNumber]
// the one for what stands on a square. The en passant square is in neither of the two keys.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	for _, s := range touched(before, m) {
		key ^= pieceNumber(before, s) ^ pieceNumber(after, s)
	}
	return key
}

// touched returns the squares on which something else stands after m than before it.
func touched(p *chess.Position, m chess.Move) []chess.Square {
	squares := []chess.Square{m.From, m.To}
	rank := m.From.Rank()
	switch files := m.To.File() - m.From.File(); p.At(m.From).Type() {
	case chess.TypeKing:
		if files == 2 {
			squares = append(squares, chess.NewSquare(7, rank), chess.NewSquare(5, rank))
		}
		if files == -2 {
			squares = append(squares, chess.NewSquare(0, rank), chess.NewSquare(3, rank))
		}
	case chess.TypePawn:
		if files != 0 && p.At(m.To) == nil { // en passant
			squares = append(squares, chess.NewSquare(m.To.File(), rank))
		}
	}
	return squares
}
