// Tempting: what Eval says is one more move to choose from. But where it is beta or more, no capture
// matters any more.

package champion

import "mateinfive/ch05-full/chess"

// Quiet looks at captures even where it has enough.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
	s.Nodes++
	best := Eval(p) // to stand pat
	if s.Stopped() {
		return best
	}
	moves := p.LegalMoves()
	Order(p, moves)
	for _, m := range moves {
		if victim(p, m) == 0 {
			break // and no capture comes after it
		}
		after := p.After(m)
		best = max(best, -s.Quiet(&after, -beta, -max(alpha, best)))
		if best >= beta {
			break
		}
	}
	return best
}
