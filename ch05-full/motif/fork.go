// fork.go finds forks.

// Package motif finds in a position what players have a word for: a fork, a pin, a piece that
// can be taken for nothing. Each is one function of a position that decides by the rules alone.
// Whether the other side has an answer to a fork, a search has to find out.
package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Fork returns the squares of the enemy pieces that a legal move of p forks, from a1 to h8, or
// nil if it is no fork. The piece that has moved attacks each of them and could take it next,
// there are two or more, and each is the king, is worth more than the attacker, or could not be
// retaken. Pawns do not count. If the attacker can be captured at once, it forks nothing.
func Fork(p chess.Position, m chess.Move) (forked []chess.Square) {
	after := p.After(m)
	for _, answer := range after.LegalMoves() {
		// en passant it takes what has just moved
		isPassant := captured(after, answer) != nil && after.At(answer.To) == nil
		if answer.To == m.To || isPassant {
			return nil
		}
	}
	if slices.Contains(after.Checkers(after.SideToMove), m.To) {
		forked = append(forked, after.King(after.SideToMove))
	}
	attacker, again := after.At(m.To), after.Pass()
	for _, capture := range again.LegalMoves() {
		target := again.At(capture.To)
		if capture.From != m.To || target == nil || target.Type() == chess.TypePawn {
			continue
		}
		if target.Value() > attacker.Value() || Free(again, capture) {
			forked = append(forked, capture.To)
		}
	}
	slices.Sort(forked)
	forked = slices.Compact(forked) // a pawn may become four things on one square
	if len(forked) < 2 {
		return nil
	}
	return forked
}
