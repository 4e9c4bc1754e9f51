// judge.go decides whether a move may be played, and if not, for which reason.

package chess

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
	}
	return noReason
}

// canGo reports whether the piece on m.From moves like that.
func (p *Position) canGo(m Move) bool {
	return p.At(m.From).IsValid(&p.Board, m.From, m.To)
}

// capturesKing reports whether a king stands on m.To.
func (p *Position) capturesKing(m Move) bool {
	target := p.At(m.To)
	return target != nil && target.Type() == TypeKing
}

// keepsKingSafe reports whether the king of the side to move is out of attack
// after m. It looks at a copy of the position on which m has been played.
func (p *Position) keepsKingSafe(m Move) bool {
	after := p.After(m)
	return !after.InCheck(p.SideToMove)
}
