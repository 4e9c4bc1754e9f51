// pass.go is the null move: a turn that passes and nothing moves.

package chess

// Pass returns the position after a null move, as game files and programs that look
// ahead have it: nothing moves, and it is the other side's turn. The rules know no such
// move; where the king is in check, it makes no sense.
func (p Position) Pass() Position {
	p.SetEnPassant(NoSquare)
	p.HalfmoveClock++
	if p.SideToMove == Black {
		p.FullmoveNumber++
	}
	p.SideToMove = p.SideToMove.Other()
	return p
}
