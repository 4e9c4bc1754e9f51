// pawn.go holds the pawn: it walks straight ahead and captures diagonally.

package chess

// A Pawn is the foot soldier: eight a side, and the measure of all values.
type Pawn struct{ colored }

// Type returns [TypePawn].
func (Pawn) Type() PieceType { return TypePawn }

// Value returns 1: the other values are counted in pawns.
func (Pawn) Value() int { return 1 }

// String returns "white pawn" or "black pawn".
func (p Pawn) String() string { return inWords(p) }

// forward returns the direction in which the pawn walks: 1 is up the ranks,
// for White, and -1 is down, for Black.
func (p Pawn) forward() int {
	if p.color == White {
		return 1
	}
	return -1
}

// startRank returns the rank, from 0, on which the pawn begins the game.
func (p Pawn) startRank() int {
	if p.color == White {
		return 1
	}
	return 6
}

// IsValid reports whether a pawn moves like that. It is the one piece that
// walks and captures differently: one step straight ahead onto an empty
// square, or two from its starting rank if both are empty; and one step
// diagonally ahead, only to capture. Onto the en passant square it captures
// the pawn that has just passed over it.
func (p Pawn) IsValid(b *Board, from, to Square) bool {
	files, ranks := offset(from, to)
	ahead := ranks * p.forward()
	target := b.At(to)
	switch {
	case files == 0 && ahead == 1:
		return target == nil
	case files == 0 && ahead == 2:
		return from.Rank() == p.startRank() && b.blocker(from, to) == NoSquare && target == nil
	case abs(files) == 1 && ahead == 1 && target == nil:
		return p.capturesEnPassant(b, from, to)
	case abs(files) == 1 && ahead == 1:
		return target.Color() != p.color
	default:
		return false
	}
}
