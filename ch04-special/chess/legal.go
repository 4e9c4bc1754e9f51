// legal.go tells legal moves from those that are only right by the way a piece
// moves: a legal move leaves the own king safe, or it is a legal castling.

package chess

import (
	"iter"
	"slices"
)

// IsLegal reports whether the side to move may play m: the piece moves like
// that, the target is no king, a pawn at the end of the board becomes a piece,
// and the own king is not attacked afterward. Or it is a legal castling.
func (p *Position) IsLegal(m Move) bool {
	mover, target := p.At(m.From), p.At(m.To)
	switch {
	case mover == nil || mover.Color() != p.SideToMove:
		return false
	case target != nil && target.Type() == TypeKing:
		return false
	case !slices.Contains(becomes(mover, m.To), m.Promotion):
		return false
	}
	if c := p.castlingOf(m); c != nil {
		_, reason := p.castlingObstacle(c)
		return reason == nil
	}
	return mover.IsValid(&p.Board, m.From, m.To) && p.keepsKingSafe(m)
}

// keepsKingSafe reports whether the king of the side to move is out of attack
// after m. It plays the move, looks, and takes it back.
func (p *Position) keepsKingSafe(m Move) bool {
	side := p.SideToMove
	undo := p.Make(m)
	safe := !p.InCheck(side)
	p.Unmake(m, undo)
	return safe
}

// LegalMoves returns every legal move of the side to move: by the square they
// start from and then by the one they go to, a1 first, and castling last. A
// promotion is four moves, in the order of [Promotions].
func (p *Position) LegalMoves() []Move {
	return slices.Collect(p.legalMoves())
}

// HasLegalMove reports whether the side to move has a legal move at all. It
// stops at the first.
func (p *Position) HasLegalMove() bool {
	for range p.legalMoves() {
		return true
	}
	return false
}

// legalMoves returns an iterator over the legal moves of the side to move. The
// loop may stop early, and it may make a move if it takes it back.
func (p *Position) legalMoves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for m := range p.validMoves() {
			if p.IsLegal(m) && !yield(m) {
				return
			}
		}
		for _, c := range castlings {
			// Another piece may go from e1 to g1, too: that move has been handed out.
			if p.castlingOf(c.king) != nil && p.IsLegal(c.king) && !yield(c.king) {
				return
			}
		}
	}
}

// validMoves returns an iterator over the moves of the side to move that are
// right by the way its pieces move, whatever its king says.
func (p *Position) validMoves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for from := A1; from <= H8; from++ {
			mover := p.At(from)
			if mover == nil || mover.Color() != p.SideToMove {
				continue
			}
			for to := A1; to <= H8; to++ {
				if !mover.IsValid(&p.Board, from, to) {
					continue
				}
				for _, t := range becomes(mover, to) {
					if !yield(Move{From: from, To: to, Promotion: t}) {
						return
					}
				}
			}
		}
	}
}
