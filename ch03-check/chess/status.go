// status.go asks how things stand for the side to move.

package chess

import "fmt"

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

// Verdict says in a sentence how things stand for the side to move: who gives
// check, or how the game has ended. If there is nothing to say, it is empty.
func (p Position) Verdict() string {
	side := p.SideToMove
	king, checkers := p.King(side), p.Names(p.Checkers(side)...)
	switch status := p.Status(); {
	case status == Check:
		return fmt.Sprintf("check: the king on %s is attacked by %s", king, checkers)
	case status == Checkmate:
		return fmt.Sprintf("checkmate by %s: %s has won", checkers, side.Other())
	case status == Stalemate && king == NoSquare:
		return fmt.Sprintf("%s has no king and no move: the lesson ends here", side)
	case status == Stalemate:
		return fmt.Sprintf("stalemate: %s cannot move and is not in check, so the game is a draw", side)
	default:
		return ""
	}
}

// IsOver reports whether the game has ended.
func (s Status) IsOver() bool { return s == Checkmate || s == Stalemate }

// String returns "none", "check", "checkmate" or "stalemate".
func (s Status) String() string {
	switch s {
	case Check:
		return "check"
	case Checkmate:
		return "checkmate"
	case Stalemate:
		return "stalemate"
	default:
		return "none"
	}
}
