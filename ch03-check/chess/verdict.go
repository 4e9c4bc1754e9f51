// verdict.go says in words how things stand.

package chess

import "fmt"

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
