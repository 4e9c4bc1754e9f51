// board.go is the board: which piece stands on which square.

package chess

// A Board is 64 squares with or without a piece on them. The zero Board is
// empty and ready to use.
//
// A Board is a value: assignment copies all of it, and == compares all of it.
type Board struct {
	squares [8][8]Piece // by rank, then file, both from 0: squares[0][4] is e1
}

// At returns the piece on s, or nil if s is empty or not on the board.
func (b *Board) At(s Square) Piece {
	if !s.OnBoard() {
		return nil
	}
	return b.squares[s.Rank()][s.File()]
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
