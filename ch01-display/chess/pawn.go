// pawn.go holds the pawn: its name and what it is worth.

package chess

// A Pawn is the foot soldier: eight a side, and the measure of all values.
type Pawn struct{ colored }

// Type returns [TypePawn].
func (Pawn) Type() PieceType { return TypePawn }

// Value returns 1: the other values are counted in pawns.
func (Pawn) Value() int { return 1 }

// String returns "white pawn" or "black pawn".
func (p Pawn) String() string { return inWords(p) }
