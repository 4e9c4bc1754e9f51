// knight.go is the knight.

package chess

// A Knight is the piece that jumps.
type Knight struct{ colored }

// Type returns [TypeKnight].
func (Knight) Type() PieceType { return TypeKnight }

// Value returns 3, in pawns.
func (Knight) Value() int { return 3 }
