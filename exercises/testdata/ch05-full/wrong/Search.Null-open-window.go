// Tempting: all scores. But only one question is asked, and the answer costs many times as much.

package champion

import "mateinfive/ch05-full/chess"

// Null asks what the score is.
func (s *Search) Null(p Board, depth, ply, beta int) bool {
	if !hasPieces(p) {
		return false
	}
	after, back := s.Pass(p)
	score := -s.AlphaBeta(after, depth-3, ply+1, -Mate, Mate)
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
