// framed.go is yours: the board with a frame.

package exercises

import "mateinfive/ch01-display/chess"

// Framed returns the board drawn with a frame, from White's side. The first
// lines, if Black's king is on e8 and White's rook on e7, are
//
//	    a   b   c   d   e   f   g   h
//	   --- --- --- --- --- --- --- ---
//	8 |   |   |   |   |<k>|   |   |   | 8
//	   --- --- --- --- --- --- --- ---
//	7 |   |   |   |   |[R]|   |   |   | 7
//	   --- --- --- --- --- --- --- ---
//
// and so on down to rank 1, the dashes below it, and the file letters again.
// Spaces and newlines at the end of a line do not matter.
func Framed(b *chess.Board) string {
	panic("task Framed: not written yet")
}
