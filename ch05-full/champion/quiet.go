// quiet.go is yours: what a position is worth once the captures are over.

package champion

import "mateinfive/ch05-full/chess"

// Quiet returns what p is worth to the side to move when all captures are over. The side may
// take what there is to take, or stand pat: stop, and have what Eval says. Of checks and mates
// it knows nothing. Alpha and beta are those of AlphaBeta, which asks it at depth 0 in the
// place of Eval. Each call counts as one of s.Nodes.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
	panic("task Search.Quiet: not written yet")
}
