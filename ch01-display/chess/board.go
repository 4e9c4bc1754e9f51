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
