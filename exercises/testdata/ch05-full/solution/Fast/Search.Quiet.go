// Search.Quiet.go goes on with captures alone.

package champion

// Quiet returns what p is worth to the side to move when all captures are over. The side may
// take what there is to take, or stand pat: stop, and have what Eval says. Of checks and mates
// it knows nothing. Alpha and beta are those of AlphaBeta, which asks it at depth 0 in the
// place of Eval. Each call counts as one of s.Nodes.
func (s *Search) Quiet(p Board, alpha, beta int) int {
	s.Nodes++
	best := Eval(p) // to stand pat
	if best >= beta || s.Stopped() {
		return best
	}
	moves := p.LegalMoves()
	Order(p, moves)
	for _, m := range moves {
		if victim(p, m) == 0 {
			break // and no capture comes after it
		}
		lost := p.Make(m)
		best = max(best, -s.Quiet(p, -beta, -max(alpha, best)))
		p.Unmake(m, lost)
		if best >= beta {
			break
		}
	}
	return best
}
