// Tempting: the captures, one after the other. But no side has to take: a queen leaves a protected
// pawn alone.

package champion

import "mateinfive/ch05-full/chess"

// Quiet captures whenever it can.
func (s *Search) Quiet(p *chess.Position, alpha, beta int) int {
	s.Nodes++
	best := -Mate
	moves := p.LegalMoves()
	Order(p, moves)
	if len(moves) == 0 || victim(p, moves[0]) == 0 {
		return Eval(p)
	}
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
