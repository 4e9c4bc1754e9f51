// knight.go holds the knight: two squares along a line and one to the side.

package chess

// A Knight is the piece that jumps.
type Knight struct{ colored }

// Type returns [TypeKnight].
func (Knight) Type() PieceType { return TypeKnight }

// Value returns 3, in pawns.
func (Knight) Value() int { return 3 }

// String returns "white knight" or "black knight".
func (p Knight) String() string { return inWords(p) }

// IsValid reports whether a knight moves like that: two squares along a line
// and one to the side, over whatever stands between.
func (p Knight) IsValid(b *Board, from, to Square) bool {
	files, ranks := offset(from, to)
	twoAndOne := abs(files)*abs(ranks) == 2
	return twoAndOne && p.mayEnter(b, to)
}
