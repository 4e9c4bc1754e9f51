// legal.go tells legal moves from those that are only right by the way a piece
// moves: a legal move leaves the own king safe.

package chess

import (
	"iter"
	"slices"
)

// After returns the board after a move: the piece on From stands on To, and
// whatever stood there is gone. It asks nothing: m should be a move that the
// piece can make. The board itself stays as it is; what comes back is a copy to
// look at.
func (b Board) After(m Move) Board {
	b.Set(m.To, b.At(m.From))
	b.Set(m.From, nil)
	return b
}

// IsLegal reports whether the piece on m.From may make the move, if it is its
// side's turn: the piece moves like that, the target is no king, and its own
// king is not attacked afterward.
func (b *Board) IsLegal(m Move) bool {
	p, target := b.At(m.From), b.At(m.To)
	switch {
	case p == nil || !p.IsValid(b, m.From, m.To):
		return false
	case target != nil && target.Type() == TypeKing:
		return false
	}
	after := b.After(m)
	return !after.InCheck(p.Color())
}

// LegalMoves returns every legal move of one side, by the square they start
// from and then by the one they go to, a1 first.
func (b *Board) LegalMoves(side Color) []Move {
	return slices.Collect(b.legalMoves(side))
}

// HasLegalMove reports whether one side has a legal move at all. It stops at
// the first.
func (b *Board) HasLegalMove(side Color) bool {
	for range b.legalMoves(side) {
		return true
	}
	return false
}

// legalMoves returns an iterator over the legal moves of one side. The loop may
// stop early.
func (b *Board) legalMoves(side Color) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := A1; from <= H8; from++ {
			if p := b.At(from); p == nil || p.Color() != side {
				continue
			}
			for to := A1; to <= H8; to++ {
				m := Move{From: from, To: to}
				if b.IsLegal(m) && !yield(m) {
					return
				}
			}
		}
	}
}
