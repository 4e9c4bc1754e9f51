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
)
