// pawn.go is the pawn.

package chess

// A Pawn is the foot soldier: eight a side, and the measure of all values.
type Pawn struct{ colored }

// Type returns [TypePawn].
func (Pawn) Type() PieceType { return TypePawn }

// Value returns 1: the other values are counted in pawns.
func (Pawn) Value() int { return 1 }
