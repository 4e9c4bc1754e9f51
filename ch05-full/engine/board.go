// board.go is what a search wants of a board, and all that it knows of it.

package engine

import "mateinfive/ch05-full/chess"

// The kinds of pieces as an index, in the order of [chess.PieceTypes], and no piece.
const king, queen, rook, bishop, knight, pawn, nothing = 0, 1, 2, 3, 4, 5, 6

// A Board is a position on which moves are made and taken back. Sets of squares are bits:
// bit 0 is a1, bit 63 is h8, as in [chess.Square].
type Board interface {
	SideToMove() chess.Color
	HalfmoveClock() int // plies since the last capture or pawn move

	// Moves appends the legal moves to a list, and Captures only those that capture, en
	// passant included, or promote.
	Moves(list []chess.Move) []chess.Move
	Captures(list []chess.Move) []chess.Move

	// Make plays a legal move. With the zero Move the side to move passes, see [chess.Position.Pass].
	Make(m chess.Move)
	// Unmake takes back what was made last.
	Unmake()

	// InCheck reports whether the king of the side to move is attacked.
	InCheck() bool
	// Key is equal for the same positions, see [chess.Key], and for others only by accident.
	Key() uint64

	// Sets returns where the pieces stand, by color and kind, until the next move. Read only.
	Sets() *[2][6]uint64
	// Reach returns where the piece on a square can go by its IsValid, see [chess.Board.Reach].
	Reach(from chess.Square) uint64
}
