// Tempting: each square is asked whether an enemy attacks it, while the king
// still stands on its old one and blocks the line.

package exercises

import "mateinfive/ch03-check/chess"

// Flights asks who attacks a square before the king has left.
func Flights(b *chess.Board, side chess.Color) []chess.Square {
	var found []chess.Square
	for _, to := range b.Reach(b.King(side)) {
		if len(b.Attackers(to, side.Other())) == 0 {
			found = append(found, to)
		}
	}
	return found
}
