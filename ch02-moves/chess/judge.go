// judge.go decides whether a move may be played, and if not, for which reason.

package chess

// judge returns the first reason against m, or noReason. It is the one place
// that decides: all others ask it, and [Position.Refusal] puts its answer into
// words.
func (p *Position) judge(m Move) reason {
	mover, target := p.At(m.From), p.At(m.To)
	switch {
	case !m.From.OnBoard() || !m.To.OnBoard():
		return offBoard
	case mover == nil:
		return nothingThere
	case mover.Color() != p.SideToMove:
		return notYourTurn
	case m.From == m.To:
		return sameSquare
	case !mover.IsValid(&p.Board, m.From, m.To):
		return cannotGo
	case target != nil && target.Type() == TypeKing:
		return kingCapture
	}
	return noReason
}
