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
func (p Ply) Captured() Piece { return p.Before.At(p.Move.To) }

// String returns the ply in long algebraic notation: the piece's letter (none
// for a pawn), where it came from, a dash or an x for a capture, and where it
// went, such as Ng1-f3 or Nf3xe5.
func (p Ply) String() string {
	letter, dash := "", "-"
	if mover := p.Piece(); mover != nil && mover.Type() != TypePawn {
		letter = string(rune(mover.Type()))
	}
	if p.Captured() != nil {
		dash = "x"
	}
	return letter + p.Move.From.String() + dash + p.Move.To.String()
}
