// status.go asks how things stand for the side to move.

package chess

// A Status says how things stand for the side to move. It is never stored: the
// position computes it each time.
type Status uint8

// The four answers to two questions: is the king attacked, and is there a legal
// move?
const (
	Normal    Status = iota // not attacked, and can move: nothing to say, "none"
	Check                   // attacked, and can move
	Checkmate               // attacked, and cannot move: the game is lost
	Stalemate               // not attacked, and cannot move: the game is drawn
)

// Status returns how things stand for the side to move. A side without a king is
// never in check; if it cannot move either, that counts as stalemate.
func (p *Position) Status() Status {
	attacked, canMove := p.InCheck(p.SideToMove), p.HasLegalMove()
	switch {
	case attacked && canMove:
		return Check
	case attacked:
		return Checkmate
	case canMove:
		return Normal
	default:
		return Stalemate
	}
}
