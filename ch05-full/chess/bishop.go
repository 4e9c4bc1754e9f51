// bishop.go holds the bishop: diagonals, as far as the way is free.

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

// IsValid reports whether a bishop moves like that: any distance along a
// diagonal, as far as the way is free.
func (p Bishop) IsValid(b *Board, from, to Square) bool {
	files, ranks := offset(from, to)
	diagonal := files != 0 && abs(files) == abs(ranks)
	return diagonal && b.blocker(from, to) == NoSquare && p.mayEnter(b, to)
}
