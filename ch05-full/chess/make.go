// make.go plays a move on a position.

package chess

// Irreversible is what a move destroys and what cannot be found out afterward: the
// irreversible aspects of a position, as chess programmers call them. With it,
// [Position.Unmake] can put everything back.
type Irreversible struct {
	mover      Piece  // the piece that moved: a pawn, where it became another
	captured   Piece  // or nil
	capturedOn Square // the target of the move, but not en passant
	enPassant  Square
	castling   CastlingRights
	clock      int // the halfmove clock
	number     int // of the move
}

// After returns the position after a move. It does not judge m, which should
// be a move that the piece can make, or a castling. The position itself stays as it
// is; what comes back is a copy.
func (p Position) After(m Move) Position {
	p.Make(m)
	return p
}

// Make plays a move and returns what it takes to take it back. It does not judge
// m, which should be a move that the piece can make, or a castling.
func (p *Position) Make(m Move) Irreversible {
	lost := Irreversible{
		mover: p.At(m.From), enPassant: p.EnPassant(), castling: p.Castling,
		clock: p.HalfmoveClock, number: p.FullmoveNumber,
	}
	lost.captured, lost.capturedOn = p.captured(m)
	p.Set(lost.capturedOn, nil)
	p.moveRook(m)
	p.movePiece(m)
	p.endTurn(m, lost)
	return lost
}

// endTurn brings up to date what the board does not show, once the pieces of a
// move stand where they belong, and gives the turn to the other side.
func (p *Position) endTurn(m Move, lost Irreversible) {
	p.SetEnPassant(NoSquare)
	if isPawn(lost.mover) && abs(m.To.Rank()-m.From.Rank()) == 2 {
		p.SetEnPassant((m.From + m.To) / 2) // the square between the two
	}
	p.Castling &^= rightsLost(m.From) | rightsLost(m.To)
	p.HalfmoveClock++
	if isPawn(lost.mover) || lost.captured != nil {
		p.HalfmoveClock = 0
	}
	if p.SideToMove == Black {
		p.FullmoveNumber++
	}
	p.SideToMove = p.SideToMove.Other()
}
