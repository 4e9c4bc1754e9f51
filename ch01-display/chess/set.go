// set.go puts a piece on a square.

package chess

// Set puts p on s in place of whatever stood there; a nil p empties s. A
// square off the board is left alone.
func (b *Board) Set(s Square, p Piece) {
	if s.OnBoard() {
		b.squares[s.Rank()][s.File()] = p
	}
}
