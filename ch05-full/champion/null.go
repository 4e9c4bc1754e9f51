// null.go is yours: what is good enough without a move needs none.

package champion

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
	panic("task Search.Null: not written yet")
}
