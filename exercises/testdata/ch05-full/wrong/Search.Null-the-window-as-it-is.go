// Tempting: from beta to one more. But the other side sees it turned around.

package champion

import "mateinfive/ch05-full/chess"

// Null hands on its own window.
func (s *Search) Null(p Board, depth, ply, beta int) bool {
	if !hasPieces(p) {
		return false
	}
	after, back := s.Pass(p)
	score := -s.AlphaBeta(after, depth-3, ply+1, beta-1, beta)
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
