// legal.go lists the legal moves.

package chess

import (
	"iter"
	"slices"
)

// IsLegal reports whether the side to move may play m. If not, [Position.Refusal]
// says why.
func (p *Position) IsLegal(m Move) bool { return p.judge(m) == noReason }

// LegalMoves returns every legal move of the side to move, by the square they
// start from and then by the one they go to, a1 first.
func (p *Position) LegalMoves() []Move {
	return slices.Collect(p.legalMoves())
}

// legalMoves returns an iterator over the legal moves of the side to move. The
// loop may stop early.
func (p *Position) legalMoves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := A1; from <= H8; from++ {
			for _, to := range p.Reach(from) {
				m := Move{From: from, To: to}
				if p.judge(m) == noReason && !yield(m) {
					return
				}
			}
		}
	}
}
