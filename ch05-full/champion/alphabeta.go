// alphabeta.go is yours: what Negamax finds, without a look at what cannot matter.

package champion

import "mateinfive/ch05-full/chess"

// Depth is how many plies the champion looks ahead, as long as it does not deepen.
const Depth = 3

// AlphaBeta returns what Negamax does, as far as it matters: alpha is what the side to move is
// sure of already, and beta what the other side allows it at most.
//
// A score between the two is that of Negamax. If that is alpha or less, so is the answer, and
// it is not below Negamax; if it is beta or more, so is the answer, and it is not above. At ply
// 0 the best move goes into s.Best. Each call counts as one of s.Nodes.
func (s *Search) AlphaBeta(p *chess.Position, depth, ply, alpha, beta int) int {
	panic("task Search.AlphaBeta: not written yet")
}
