// castling_plan.go is yours: all four castlings, and every reason against each.

package exercises

import "mateinfive/ch04-special/chess"

// CastlingPlan returns what speaks for and against each of the four castlings:
// White's on the king's side, White's on the queen's side, and then Black's in
// the same order. It answers for both sides, whichever is to move, and for each
// castling it answers every question, even if the first answer is bad enough.
func CastlingPlan(p *chess.Position) [4]Castling {
	panic("task CastlingPlan: not written yet")
}
