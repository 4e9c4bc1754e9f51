// reason.go lists what may speak against a move.

package chess

// A reason is what speaks against a move.
type reason uint8

// The reasons, in the order in which judge looks for them. Where there are
// several, the first is given.
const (
	noReason     reason = iota // the move may be played
	offBoard                   // a square of the move does not exist
	nothingThere               // no piece stands on the square to move from
	notYourTurn                // the piece there is the opponent's
	sameSquare                 // the move goes nowhere
	cannotGo                   // the piece does not move like that, or not now
	kingCapture                // the target is a king
	leavesKing                 // the mover's own king would be attacked afterward
)
