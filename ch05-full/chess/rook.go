// rook.go holds the rook: ranks and files, as far as the way is free.

package chess

// A Rook stands in the corner at the start and commands ranks and files.
type Rook struct{ colored }

// Type returns [TypeRook].
func (Rook) Type() PieceType { return TypeRook }

// Value returns 5, in pawns.
func (Rook) Value() int { return 5 }

// String returns "white rook" or "black rook".
func (p Rook) String() string { return inWords(p) }

// IsValid reports whether a rook moves like that: any distance along its rank
// or its file, as far as the way is free.
func (p Rook) IsValid(b *Board, from, to Square) bool {
	files, ranks := offset(from, to)
	straight := (files == 0) != (ranks == 0)
	return straight && b.blocker(from, to) == NoSquare && p.mayEnter(b, to)
}
