// Tempting: what is good enough without a move is better with one. But not in zugzwang.

package champion

// Null asks everyone.
func (s *Search) Null(p Board, depth, ply, beta int) bool {
	after, back := s.Pass(p)
	score := -s.AlphaBeta(after, depth-3, ply+1, -beta, -beta+1)
	back()
	return score >= beta
}
