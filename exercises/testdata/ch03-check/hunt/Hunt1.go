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
	case (mover.Type() == TypeKing || p.InCheck(p.SideToMove)) && !p.keepsKingSafe(m):
		return leavesKing
	}
	return noReason
}
