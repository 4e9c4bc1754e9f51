// Tempting: Reach knows where the king may step. It does not ask what
// waits for him there.

package exercises

import "mateinfive/ch03-check/chess"

// Flights returns what the king's IsValid allows.
func Flights(b *chess.Board, side chess.Color) []chess.Square {
	return b.Reach(b.King(side))
}
