// why.go says in a few words why a player has chosen a move.

package player

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// whyGreedy says what a move wins: "takes the rook (+5)".
func whyGreedy(p chess.Position, m chess.Move) string {
	won, isMate := wins(p, m)
	switch {
	case isMate:
		return "mates"
	case won == "":
		return "nothing to take"
	default:
		return won
	}
}

// whyCareful says what a move wins, and what the answer that is best for now takes back:
// "takes the rook (+5); may lose the knight (-3)". If other moves were as safe, it
// says how many moves this one leaves to each side.
func whyCareful(p chess.Position, m chess.Move, others bool) string {
	won, isMate := wins(p, m)
	if isMate {
		return "mates"
	}
	after := p.After(m)
	lost := loses(after)
	why := won + "; " + lost
	if won == "" {
		why = lost
	}
	if others {
		mine, theirs := mobility(after)
		why += fmt.Sprintf("; %d moves against %d", mine, theirs)
	}
	return why
}

// wins says what a move of p takes, or what a pawn becomes by it, and what that is worth:
// "takes the rook (+5)", "promotes to a queen (+8)"; nothing if it wins nothing. It reports
// also whether the move mates.
func wins(p chess.Position, m chess.Move) (won string, isMate bool) {
	ply := chess.Ply{Before: p, Move: m}
	captured := ply.Captured()
	switch {
	case captured != nil && m.Promotion != 0:
		won = fmt.Sprintf("takes the %s and promotes to a %s (%+d)", captured.Type(), m.Promotion, gain(p, m))
	case captured != nil:
		won = fmt.Sprintf("takes the %s (%+d)", captured.Type(), gain(p, m))
	case m.Promotion != 0:
		won = fmt.Sprintf("promotes to a %s (%+d)", m.Promotion, gain(p, m))
	}
	return won, ply.Status() == chess.Checkmate
}

// answerTo returns the answer that wins most at once, and reports whether it hurts the side that
// has just moved: whether it mates, takes something or promotes a pawn.
func answerTo(after chess.Position) (answer chess.Move, hurts bool) {
	answers := greediest(after, after.LegalMoves())
	if len(answers) == 0 {
		return chess.Move{}, false
	}
	ply := chess.Ply{Before: after, Move: answers[0]}
	mates := ply.Status() == chess.Checkmate
	return ply.Move, mates || ply.Captured() != nil || ply.Move.Promotion != 0
}

// loses says what the side that has just moved loses at most by the answer, and what that
// is worth: "may lose the knight (-3)", or "loses nothing".
func loses(after chess.Position) string {
	answer, hurts := answerTo(after)
	if !hurts {
		return "loses nothing"
	}
	ply := chess.Ply{Before: after, Move: answer}
	captured, worth := ply.Captured(), gain(after, answer)
	switch {
	case ply.Status() == chess.Checkmate:
		return "can be mated"
	case captured != nil && answer.Promotion != 0:
		return fmt.Sprintf("may lose the %s to a pawn that promotes to a %s (-%d)",
			captured.Type(), answer.Promotion, worth)
	case captured != nil:
		return fmt.Sprintf("may lose the %s (-%d)", captured.Type(), worth)
	default:
		return fmt.Sprintf("lets a pawn promote to a %s (-%d)", answer.Promotion, worth)
	}
}

// gain returns what a move wins at once, in pawns: what it takes, and what a pawn becomes
// less the pawn itself.
func gain(p chess.Position, m chess.Move) int {
	return Balance(p.After(m), p.SideToMove) - Balance(p, p.SideToMove)
}
