// Tempting: a pass is a ply. But then it costs as much as a move, and saves little.

package champion

import "mateinfive/ch05-full/chess"

// Null looks as deep as after a move.
func (s *Search) Null(p Board, depth, ply, beta int) bool {
	if !hasPieces(p) {
		return false
	}
	after, back := s.Pass(p)
	score := -s.AlphaBeta(after, depth-1, ply+1, -beta, -beta+1)
	back()
	return score >= beta
}

// hasPieces reports whether the side to move has a piece that is neither king nor pawn.
func hasPieces(p Board) bool {
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil || piece.Color() != p.Turn() {
			continue
		}
		if t := piece.Type(); t != chess.TypeKing && t != chess.TypePawn {
			return true
		}
	}
	return false
}
