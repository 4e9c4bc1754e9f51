// errors.go lists the errors of a text that is written like a move.

package notation

import (
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
)

// A caller asks for one of these by errors.Is. The error that it gets says more.
var (
	// ErrIllegal says that a text is written like a move, but no such move may be
	// played now.
	ErrIllegal = errors.New("illegal move")
	// ErrAmbiguous says that more than one legal move could be meant.
	ErrAmbiguous = errors.New("ambiguous")
)

// An illegal error has the words of its reason and nothing else, and is both that
// reason and [ErrIllegal] to errors.Is.
type illegal struct{ reason error }

func (e illegal) Error() string   { return e.reason.Error() }
func (e illegal) Unwrap() []error { return []error{ErrIllegal, e.reason} }

// notMove is the error of a text that is not written like a move.
func notMove(text string) error {
	return fmt.Errorf("%w: %s (moves are written like e4, Nf3, exd5, O-O or e2e4)", chess.ErrMove, chess.Quote(text))
}
