// queen.go is the queen.

package chess

// A Queen is the strongest piece, a rook and a bishop in one.
type Queen struct{ colored }

// Type returns [TypeQueen].
func (Queen) Type() PieceType { return TypeQueen }

// Value returns 9, in pawns.
func (Queen) Value() int { return 9 }

// IsValid reports whether a queen moves like that: as a rook or as a bishop. It
// asks one of each, made up on the spot.
func (p Queen) IsValid(b *Board, from, to Square) bool {
	rook, bishop := Rook{p.colored}, Bishop{p.colored}
	return rook.IsValid(b, from, to) || bishop.IsValid(b, from, to)
}
