// Tempting: what stands on the target is captured. En passant nothing does.

package champion

import "mateinfive/ch05-full/chess"

// Quiet forgets en passant.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
	s.Nodes++
	best := Eval(p) // to stand pat
	if best >= beta || s.Stopped() {
		return best
	}
	moves := p.LegalMoves()
	Order(p, moves)
	for _, m := range moves {
		if p.At(m.To) == nil {
			continue
		}
		after := p.After(m)
		best = max(best, -s.Quiet(&after, -beta, -max(alpha, best)))
		if best >= beta {
			break
		}
	}
	return best
}
