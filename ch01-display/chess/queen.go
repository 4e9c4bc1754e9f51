// queen.go holds the queen: its name and what it is worth.

package chess

// A Queen is the strongest piece, a rook and a bishop in one.
type Queen struct{ colored }

// Type returns [TypeQueen].
func (Queen) Type() PieceType { return TypeQueen }

// Value returns 9, in pawns.
func (Queen) Value() int { return 9 }

// String returns "white queen" or "black queen".
func (p Queen) String() string { return inWords(p) }
