// unmake.go takes back a move that was made.

package chess

// Unmake takes back m, the last move made, with what Make returned for it. The
// position is then equal to the one before.
func (p *Position) Unmake(m Move, lost Irreversible) {
	p.Set(m.From, lost.mover)
	p.Set(m.To, nil)
	p.Set(lost.capturedOn, lost.captured)
	if c := p.castlingOf(m); c != nil {
		p.Set(c.rook.From, p.At(c.rook.To))
		p.Set(c.rook.To, nil)
	}
	p.SetEnPassant(lost.enPassant)
	p.Castling, p.HalfmoveClock, p.FullmoveNumber = lost.castling, lost.clock, lost.number
	p.SideToMove = p.SideToMove.Other()
}
