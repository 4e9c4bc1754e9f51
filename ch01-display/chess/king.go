// king.go holds the king: its name and what it is worth.

package chess

// A King is the piece that the game is about: when nothing can save it from
// capture, the game is over.
type King struct{ colored }

// Type returns [TypeKing].
func (King) Type() PieceType { return TypeKing }

// Value returns 0: a king is never traded, so it has no price.
func (King) Value() int { return 0 }

// String returns "white king" or "black king".
func (p King) String() string { return inWords(p) }
