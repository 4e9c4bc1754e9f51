// Search.Drawn.go knows what has stood before.

package champion

import "mateinfive/ch05-full/chess"

// Drawn reports whether a search takes p for a draw: it has stood before, in the game or on the
// way to here, once is enough; or each side has made fifty moves without a capture or a pawn
// move. A mate with the last of them is a mate.
//
// AlphaBeta asks it, but not at ply 0, and keeps s.Seen up to date: p has been seen for as long
// as its moves are tried.
func (s *Search) Drawn(p Board) bool {
	return s.Seen[Hash(p)] > 0 || p.CanClaimFifty() && p.Status() != chess.Checkmate
}
