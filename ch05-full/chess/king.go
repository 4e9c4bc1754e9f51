// king.go holds the king: one square in any direction.

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

// IsValid reports whether a king moves like that: one square in any direction.
func (p King) IsValid(b *Board, from, to Square) bool {
	files, ranks := offset(from, to)
	oneStep := max(abs(files), abs(ranks)) == 1
	return oneStep && p.mayEnter(b, to)
}
