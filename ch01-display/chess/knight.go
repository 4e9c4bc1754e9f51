// knight.go holds the knight: its name and what it is worth.

package chess

// A Knight is the piece that jumps.
type Knight struct{ colored }

// Type returns [TypeKnight].
func (Knight) Type() PieceType { return TypeKnight }

// Value returns 3, in pawns.
func (Knight) Value() int { return 3 }

// String returns "white knight" or "black knight".
func (p Knight) String() string { return inWords(p) }
