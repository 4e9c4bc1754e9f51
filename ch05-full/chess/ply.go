// ply.go is one move by one side, as the record of a game keeps it.

package chess

// A Ply is one move by one side, and the position before it. What else one wants
// to know of the move follows from these two.
type Ply struct {
	Before Position
	Move   Move
}

// Piece returns the piece that moved.
func (p Ply) Piece() Piece { return p.Before.At(p.Move.From) }

// Captured returns the piece that was captured, or nil.
func (p Ply) Captured() Piece {
	captured, _ := p.Before.captured(p.Move)
	return captured
}

// After returns the position after the move.
func (p Ply) After() Position { return p.Before.After(p.Move) }

// Status returns how things stood for the opponent after the move.
func (p Ply) Status() Status {
	after := p.After()
	return after.Status()
}

// String returns the ply in long algebraic notation: the piece's letter (none
// for a pawn), where it came from, a dash or an x for a capture, and where it
// went, such as Ng1-f3 or Nf3xe5. A + says check and a # checkmate.
// What a pawn becomes follows its square, e7-e8=Q. Castling is O-O, or O-O-O on
// the queen's side.
func (p Ply) String() string {
	letter, dash := "", "-"
	if mover := p.Piece(); mover != nil && mover.Type() != TypePawn {
		letter = string(rune(mover.Type()))
	}
	if p.Captured() != nil {
		dash = "x"
	}
	suffix := map[Status]string{Check: "+", Checkmate: "#"}[p.Status()]
	if c := p.Before.castlingOf(p.Move); c != nil {
		return c.notation + suffix
	}
	if p.Move.Promotion != 0 {
		suffix = "=" + string(rune(p.Move.Promotion)) + suffix
	}
	return letter + p.Move.From.String() + dash + p.Move.To.String() + suffix
}
