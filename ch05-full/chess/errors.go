// errors.go lists the errors that a caller can tell apart.

package chess

import "errors"

// A caller asks for one of these by errors.Is. The error that it gets says more:
// what was wrong, and what was expected.
var (
	// ErrSquare says that a text looks like the name of a square, and is none.
	ErrSquare = errors.New("no such square")
	// ErrMove says that a text is not written like a move.
	ErrMove = errors.New("not a move")
	// ErrGameOver says that the game has ended.
	ErrGameOver = errors.New("the game is over")
	// ErrPromotion says that a move of a pawn to the end of the board lacks what
	// the pawn becomes, or names what it cannot become.
	ErrPromotion = errors.New("a pawn at the end of the board becomes a queen, a rook, a bishop or a knight")
	// ErrCastlingAttacked says that the king would castle out of, through or
	// into attack.
	ErrCastlingAttacked = errors.New("a king does not castle out of, through or into attack")
	// ErrNoClaim says that there is nothing for which a draw may be claimed.
	ErrNoClaim = errors.New("no draw to claim")
	// ErrOfferStands says that a draw was offered while an offer waits for an answer.
	ErrOfferStands = errors.New("a draw has been offered already")
	// ErrNoOffer says that there is no offer of a draw to answer.
	ErrNoOffer = errors.New("no draw has been offered")
	// ErrNothingToUndo says that no move is left to take back.
	ErrNothingToUndo = errors.New("nothing to take back")
	// ErrNothingToRedo says that no move that was taken back is left.
	ErrNothingToRedo = errors.New("nothing to play again")
)
