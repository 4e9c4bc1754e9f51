// judge.go decides whether a move may be played, and if not, for which reason.

package chess

// A reason is what speaks against a move.
type reason uint8

// The reasons, in the order in which judge looks for them. Where there are
// several, the first is given.
const (
	noReason     reason = iota // the move may be played
	offBoard                   // a square of the move does not exist
	nothingThere               // no piece stands on the square to move from
	notYourTurn                // the piece there is the opponent's
	sameSquare                 // the move goes nowhere
	cannotGo                   // the piece does not move like that, or not now
	kingCapture                // the target is a king
)

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
