// make.go plays a move on a position and takes it back.

package chess

// An Undo holds what a move destroys. With it, [Position.Unmake] can put
// everything back.
type Undo struct {
	mover      Piece  // the piece that moved: a pawn, where it became another
	captured   Piece  // or nil
	capturedOn Square // the target of the move, but not en passant
	enPassant  Square
	castling   CastlingRights
	clock      int
}

// After returns the position after a move. It asks nothing: m should be a move
// that the piece can make, or a castling. The position itself stays as it is;
// what comes back is a copy.
func (p Position) After(m Move) Position {
	p.Make(m)
	return p
}

// Make plays a move and returns what it takes to take it back. It asks nothing:
// m should be a move that the piece can make, or a castling.
func (p *Position) Make(m Move) Undo {
	u := Undo{
		mover: p.At(m.From), captured: p.At(m.To), capturedOn: m.To,
		enPassant: p.EnPassant(), castling: p.Castling, clock: p.HalfmoveClock,
	}
	if p.isEnPassant(m) {
		u.capturedOn = NewSquare(m.To.File(), m.From.Rank())
		u.captured = p.At(u.capturedOn)
		p.Set(u.capturedOn, nil)
	}
	if c := p.castlingOf(m); c != nil {
		p.Set(c.rook.To, p.At(c.rook.From))
		p.Set(c.rook.From, nil)
	}
	p.Set(m.To, u.mover)
	if isPawn(u.mover) && m.Promotion != 0 {
		p.Set(m.To, NewPiece(m.Promotion, u.mover.Color()))
	}
	p.Set(m.From, nil)
	p.endTurn(m, u)
	return u
}

// endTurn brings up to date what the board does not show, once the pieces of a
// move stand where they belong, and gives the turn to the other side.
func (p *Position) endTurn(m Move, u Undo) {
	p.SetEnPassant(NoSquare)
	if isPawn(u.mover) && abs(m.To.Rank()-m.From.Rank()) == 2 {
		p.SetEnPassant((m.From + m.To) / 2) // the square between the two
	}
	p.Castling &^= rightsLost(m.From) | rightsLost(m.To)
	p.HalfmoveClock++
	if isPawn(u.mover) || u.captured != nil {
		p.HalfmoveClock = 0
	}
	if p.SideToMove == Black {
		p.FullmoveNumber++
	}
	p.SideToMove = p.SideToMove.Other()
}

// Unmake takes back m, the last move made, with what Make returned for it. The
// position is then equal to the one before.
func (p *Position) Unmake(m Move, u Undo) {
	p.Set(m.From, u.mover)
	p.Set(m.To, nil)
	p.Set(u.capturedOn, u.captured)
	if c := p.castlingOf(m); c != nil {
		p.Set(c.rook.From, p.At(c.rook.To))
		p.Set(c.rook.To, nil)
	}
	p.SetEnPassant(u.enPassant)
	p.Castling, p.HalfmoveClock = u.castling, u.clock
	p.SideToMove = p.SideToMove.Other()
	if p.SideToMove == Black {
		p.FullmoveNumber--
	}
}

// isEnPassant reports whether a move that its piece can make captures en
// passant: a pawn goes to the en passant square from another file.
func (b *Board) isEnPassant(m Move) bool {
	return isPawn(b.At(m.From)) && m.To == b.EnPassant() && m.From.File() != m.To.File() && b.At(m.To) == nil
}
