// reason.go lists what may speak against a move.

package chess

// A reason is what speaks against a move.
type reason uint8

// The reasons, from a to z. In which order judge looks for them is another matter: where
// there are several, the first that it finds is given.
const (
	noReason     reason = iota // the move may be played
	cannotGo                   // the piece does not move like that, or not now
	kingCapture                // the target is a king
	notYourTurn                // the piece there is the opponent's
	nothingThere               // no piece stands on the square to move from
	offBoard                   // a square of the move does not exist
	sameSquare                 // the move goes nowhere
)
