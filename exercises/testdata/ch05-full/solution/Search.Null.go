// Search.Null.go asks what p is worth without a move.

package champion

import "mateinfive/ch05-full/chess"

// Null reports whether p is worth beta or more even if the side to move passes. It asks AlphaBeta
// about the board after s.Pass, two plies less deep than after a move, whether the score is beta or
// more, and nothing else: the window is as narrow as it can be.
//
// A side with nothing but pawns beside its king is not asked: it is false. There passing is often
// better than any move (zugzwang), and the rules have no pass.
//
// Early asks it at depth 3 or more, and not at ply 0, in check, right after a pass, or where beta is
// a mate.
func (s *Search) Null(p Board, depth, ply, beta int) bool {
	if !hasPieces(p) {
		return false
	}
	after, back := s.Pass(p)
	score := -s.AlphaBeta(after, depth-3, ply+1, -beta, -beta+1)
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
