// verdict.go says in words how things stand.

package chess

import "fmt"

// Verdict says in a sentence how things stand for the side to move: how a game that
// comes to this position has ended by itself, or who gives check. If there is nothing
// to say, it is empty.
func (p Position) Verdict() string {
	side := p.SideToMove
	king, checkers := p.King(side), p.Names(p.Checkers(side)...)
	switch reason := p.Termination(); {
	case reason == ByCheckmate:
		return fmt.Sprintf("checkmate by %s: %s has won", checkers, side.Other())
	case reason == ByStalemate && king == NoSquare:
		return fmt.Sprintf("%s has no king and no move: the lesson ends here", side)
	case reason == ByStalemate:
		return fmt.Sprintf("stalemate: %s cannot move and is not in check, so the game is a draw", side)
	case reason == ByDeadPosition:
		return "dead position: neither side can ever give mate, so the game is a draw"
	case reason == BySeventyFiveMoves:
		return "seventy-five moves by each side without a capture or a pawn move: the game is a draw"
	case p.InCheck(side):
		return fmt.Sprintf("check: the king on %s is attacked by %s", king, checkers)
	default:
		return ""
	}
}

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
