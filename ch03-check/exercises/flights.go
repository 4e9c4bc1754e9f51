// flights.go is yours: the squares to which a king could flee.

package exercises

import "mateinfive/ch03-check/chess"

// Flights returns the squares to which the king of side may legally go, a1
// first: one step away, with no piece of its own there, and not attacked once
// the king has arrived. A square where the king takes an enemy piece counts as
// well. Whether the king is in check now does not matter.
//
// Without a king there are none.
func Flights(b *chess.Board, side chess.Color) []chess.Square {
	panic("task Flights: not written yet")
}
