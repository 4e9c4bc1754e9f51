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
	if c := p.castlingOf(m); c != nil {
		p.Set(c.rook.To, p.At(c.rook.From))
		p.Set(c.rook.From, nil)
	}
	p.Set(lost.capturedOn, nil)
	p.Set(m.To, lost.mover)
	if isPawn(lost.mover) && m.Promotion != 0 {
		p.Set(m.To, NewPiece(m.Promotion, lost.mover.Color()))
	}
	p.Set(m.From, nil)
	p.endTurn(m, lost)
	return lost
}

// captured returns the piece that m captures, or nil, and the square on which it
// stands: the target of the move, but not en passant.
func (b *Board) captured(m Move) (Piece, Square) {
	on := m.To
	if b.isEnPassant(m) {
		on = NewSquare(m.To.File(), m.From.Rank())
	}
	return b.At(on), on
}

// isEnPassant reports whether a move that its piece can make captures en
// passant: a pawn goes to the en passant square from another file.
func (b *Board) isEnPassant(m Move) bool {
	return m.To == b.EnPassant() && isPawn(b.At(m.From)) && m.From.File() != m.To.File() && b.At(m.To) == nil
}

// mostCounted is as far as the two counters of a position count. No game comes
// near it; a FEN may.
const mostCounted = 1_000_000_000

// endTurn brings up to date what the board does not show, once the pieces of a
// move stand where they belong, and gives the turn to the other side.
func (p *Position) endTurn(m Move, lost Irreversible) {
	p.SetEnPassant(NoSquare)
	if isPawn(lost.mover) && abs(m.To.Rank()-m.From.Rank()) == 2 {
		p.SetEnPassant((m.From + m.To) / 2) // the square between the two
	}
	p.Castling &^= rightsLost(m.From) | rightsLost(m.To)
	p.HalfmoveClock = min(p.HalfmoveClock+1, mostCounted)
	if isPawn(lost.mover) || lost.captured != nil {
		p.HalfmoveClock = 0
	}
	if p.SideToMove == Black {
		p.FullmoveNumber = min(p.FullmoveNumber+1, mostCounted)
	}
	p.SideToMove = p.SideToMove.Other()
}
