// Tempting: the score after the capture. But there the other side is asked.

package champion

import "mateinfive/ch05-full/chess"

// Quiet forgets whose score it is.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
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
		after := p.After(m)
		best = max(best, s.Quiet(&after, -beta, -max(alpha, best)))
		if best >= beta {
			break
		}
	}
	return best
}
