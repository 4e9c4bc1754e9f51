// judge.go decides whether a move may be played, and if not, for which reason.

package chess

import "slices"

// judge returns the first reason against m, or noReason. It is the one place
// that decides: all others ask it, and [Position.Refusal] puts its answer into
// words.
func (p *Position) judge(m Move) reason {
	switch mover := p.At(m.From); {
	case !m.From.OnBoard() || !m.To.OnBoard():
		return offBoard
	case mover == nil:
		return nothingThere
	case mover.Color() != p.SideToMove:
		return notYourTurn
	case m.From == m.To:
		return sameSquare
	case !p.canGo(m):
		return cannotGo
	case p.capturesKing(m):
		return kingCapture
	case !p.keepsKingSafe(m):
		return leavesKing
	case !p.fitsPromotion(m):
		return badPromotion
	}
	return noReason
}

// canGo reports whether the piece on m.From moves like that, or may castle.
func (p *Position) canGo(m Move) bool {
	if c := p.castlingOf(m); c != nil {
		obstacle, _ := p.castlingObstacle(c)
		return obstacle == noObstacle
	}
	return p.At(m.From).IsValid(&p.Board, m.From, m.To)
}

// capturesKing reports whether a king stands on m.To.
func (p *Position) capturesKing(m Move) bool {
	target := p.At(m.To)
	return target != nil && target.Type() == TypeKing
}

// keepsKingSafe reports whether the king of the side to move is out of attack
// after m. It plays the move, looks, and takes it back.
func (p *Position) keepsKingSafe(m Move) bool {
	side := p.SideToMove
	lost := p.Make(m)
	safe := !p.InCheck(side)
	p.Unmake(m, lost)
	return safe
}

// fitsPromotion reports whether m says what becomes of the piece on m.From: a
// queen, a rook, a bishop or a knight of a pawn at the end of the board, and
// nothing of any other piece.
func (p *Position) fitsPromotion(m Move) bool {
	return slices.Contains(becomes(p.At(m.From), m.To), m.Promotion)
}
