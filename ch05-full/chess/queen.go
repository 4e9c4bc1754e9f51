// queen.go holds the queen: a rook and a bishop in one.

package chess

// A Queen is the strongest piece, a rook and a bishop in one.
type Queen struct{ colored }

// Type returns [TypeQueen].
func (Queen) Type() PieceType { return TypeQueen }

// Value returns 9, in pawns.
func (Queen) Value() int { return 9 }

// String returns "white queen" or "black queen".
func (p Queen) String() string { return inWords(p) }

// IsValid reports whether a queen moves like that: as a rook or as a bishop. A
// Queen holds the same as they do, a color, so Go converts it to either, and
// each answers by its own rule.
func (p Queen) IsValid(b *Board, from, to Square) bool {
	return Rook(p).IsValid(b, from, to) || Bishop(p).IsValid(b, from, to)
}
