// order.go is yours: which moves to try first.

package champion

import "mateinfive/ch05-full/chess"

// Order sorts moves of p, in their place: those that capture stand first, and among them the
// one that takes the most valuable piece. En passant takes a pawn. The order of the others is
// up to you.
func Order(p *chess.Position, moves []chess.Move) {
	panic("task Order: not written yet")
}
