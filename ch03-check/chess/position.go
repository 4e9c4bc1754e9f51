// position.go is what the board alone does not tell: whose turn it is.

package chess

// A Position is a board and the side to move. The zero Position is an empty board
// with White to move; begin with [StartingPosition] or [ParseFEN].
//
// A Position is a value: assignment copies all of it, and == compares all of it.
type Position struct {
	Board
	SideToMove Color
}

// StartingPosition returns the position as a game begins.
func StartingPosition() Position {
	return Position{Board: StartingBoard()}
}

// String returns the diagram of the board, and below it the position as FEN
// writes it.
func (p Position) String() string { return p.Board.String() + "\n" + p.FEN() }
