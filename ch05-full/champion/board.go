// board.go is yours: what the engine asks of a board, and a faster board that answers.

package champion

import "mateinfive/ch05-full/chess"

// Board is a position on which the engine makes moves and takes them back. As long as it is a
// second name of *chess.Position, a function may have p Board or p *chess.Position: it is the
// same.
type Board = *chess.Position

// Fast returns the board of package fast with the pieces of p, as a Board. The error is that of
// [fast.New], such as for a kind of piece that it does not know.
//
// Both boards say the same: the same pieces, the same legal moves in some order, and after
// Unmake the same as before Make.
func Fast(p chess.Position) (Board, error) {
	panic("task Fast: not written yet")
}
