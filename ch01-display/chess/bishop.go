// bishop.go holds the bishop: its name and what it is worth.

package chess

// A Bishop commands the diagonals and never leaves the shade of square it
// started on.
type Bishop struct{ colored }

// Type returns [TypeBishop].
func (Bishop) Type() PieceType { return TypeBishop }

// Value returns 3, in pawns.
func (Bishop) Value() int { return 3 }

// String returns "white bishop" or "black bishop".
func (p Bishop) String() string { return inWords(p) }
