// position.go is what the board alone cannot tell: whose turn it is, which
// castlings are left, and two counters.

package chess

// A Position is all that matters for the moves to come, and exactly what FEN
// writes down: the board with its en passant square, and four things more. The
// zero Position is an empty board; begin with [StartingPosition] or [ParseFEN].
//
// A Position is a value: assignment copies all of it, and == compares all of it.
// Questions such as [Position.IsLegal] make moves on it and take them back, so
// that two goroutines need a copy each.
type Position struct {
	Board
	SideToMove     Color
	Castling       CastlingRights // which castlings are not spoiled yet
	HalfmoveClock  int            // plies since the last capture or pawn move, from 0
	FullmoveNumber int            // from 1, one more after each move of Black
}

// StartingPosition returns the position as a game begins.
func StartingPosition() Position {
	return Position{Board: StartingBoard(), Castling: AllCastling, FullmoveNumber: 1}
}

// String returns the diagram of the board, and below it the position as FEN
// writes it.
func (p Position) String() string { return p.Board.String() + "\n" + p.FEN() }
