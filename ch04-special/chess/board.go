// board.go is the board: which piece stands on which square, and the one square
// that a pawn has just passed over.

package chess

// A Board is 64 squares with or without a piece on them, and the en passant square,
// which its diagram does not show. The zero Board is empty and ready to use.
//
// A Board is a value: assignment copies all of it, and == compares all of it.
type Board struct {
	squares [8][8]Piece // by rank, then file, both from 0: squares[0][4] is e1

	// enPassant is what EnPassant returns, except that a1 stands for none: no
	// pawn ever passes over a1. That way the zero Board has none.
	enPassant Square
}

// At returns the piece on s, or nil if s is empty or not on the board.
func (b *Board) At(s Square) Piece {
	if !s.OnBoard() {
		return nil
	}
	return b.squares[s.Rank()][s.File()]
}

// EnPassant returns the square over which a pawn has just made its double step,
// or [NoSquare]. For one move an enemy pawn may capture there, as if the step
// had been a single one (FIDE Laws of Chess, article 3.7.3.1).
func (b *Board) EnPassant() Square {
	if b.enPassant == A1 {
		return NoSquare
	}
	return b.enPassant
}

// SetEnPassant sets what [Board.EnPassant] returns. [NoSquare] ends the right, and
// so does a1, over which no pawn ever passes.
func (b *Board) SetEnPassant(s Square) {
	if !s.OnBoard() {
		s = A1
	}
	b.enPassant = s
}

// Reach returns every square to which the piece on from can go by its IsValid,
// from a1 to h8, whosever turn it is and whatever becomes of its king. It is
// empty if nothing stands on from.
func (b *Board) Reach(from Square) []Square {
	p := b.At(from)
	if p == nil {
		return nil
	}
	found := make([]Square, 0, 27) // the most there can be: a queen's in the middle
	for to := A1; to <= H8; to++ {
		if p.IsValid(b, from, to) {
			found = append(found, to)
		}
	}
	return found
}
