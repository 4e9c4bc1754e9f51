// make.go plays a move on a copy of a position.

package chess

// After returns the position after a move: the piece on From stands on To,
// whatever stood there is gone, and it is the other side's turn. It does not
// judge m, which should be a move that the piece can make. The position itself
// stays as it is; what comes back is a copy to look at.
func (p Position) After(m Move) Position {
	p.Set(m.To, p.At(m.From))
	p.Set(m.From, nil)
	p.SideToMove = p.SideToMove.Other()
	return p
}
