// rook.go holds the rook: its name and what it is worth.

package chess

// A Rook stands in the corner at the start and commands ranks and files.
type Rook struct{ colored }

// Type returns [TypeRook].
func (Rook) Type() PieceType { return TypeRook }

// Value returns 5, in pawns.
func (Rook) Value() int { return 5 }

// String returns "white rook" or "black rook".
func (p Rook) String() string { return inWords(p) }
