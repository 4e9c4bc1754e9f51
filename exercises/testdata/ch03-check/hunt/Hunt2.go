package chess

import "iter"

// legalMoves returns an iterator over the legal moves of the side to move. The
// loop may stop early.
func (p *Position) legalMoves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := A1; from <= H8; from++ {
			for _, to := range p.Reach(from) {
				m := Move{From: from, To: to}
				if p.judge(m) != noReason {
					break
				}
				if !yield(m) {
					return
				}
			}
		}
	}
}
