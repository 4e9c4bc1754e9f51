// queen.go is the queen.

package chess

// A Queen is the strongest piece, a rook and a bishop in one.
type Queen struct{ colored }

// Type returns [TypeQueen].
func (Queen) Type() PieceType { return TypeQueen }

// Value returns 9, in pawns.
func (Queen) Value() int { return 9 }
