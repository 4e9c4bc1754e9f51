// Tempting: each exchange is judged by itself. But what is known already cuts, in an exchange above all.

package champion

import "mateinfive/ch05-full/chess"

// Quiet asks with an open window.
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
		best = max(best, -s.Quiet(&after, -Mate, Mate))
		if best >= beta {
			break
		}
	}
	return best
}
