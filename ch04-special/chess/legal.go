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
// start from and then by the one they go to, a1 first; a king's castlings come
// after its steps. A promotion is four moves, in the order of [Promotions].
func (p *Position) LegalMoves() []Move {
	return slices.Collect(p.legalMoves())
}

// legalMoves returns an iterator over the legal moves of the side to move. The
// loop may stop early.
func (p *Position) legalMoves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := A1; from <= H8; from++ {
			mover := p.At(from)
			if mover == nil || mover.Color() != p.SideToMove {
				continue // judge would say no to each of its moves, but later
			}
			for _, to := range p.targets(from) {
				for _, t := range becomes(mover, to) {
					m := Move{From: from, To: to, Promotion: t}
					if p.judge(m) == noReason && !yield(m) {
						return
					}
				}
			}
		}
	}
}

// targets returns the squares to which the piece on from could go: its Reach, and
// where a king would castle to.
func (p *Position) targets(from Square) []Square {
	found := p.Reach(from)
	for _, c := range castlings {
		if c.king.From == from && p.castlingOf(c.king) != nil {
			found = append(found, c.king.To)
		}
	}
	return found
}
