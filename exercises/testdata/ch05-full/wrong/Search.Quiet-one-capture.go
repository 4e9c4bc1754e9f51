// Tempting: take, and see what one has. But the other side takes back.

package champion

import "mateinfive/ch05-full/chess"

// Quiet looks at one capture.
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
		best = max(best, -Eval(&after))
		if best >= beta {
			break
		}
	}
	return best
}
