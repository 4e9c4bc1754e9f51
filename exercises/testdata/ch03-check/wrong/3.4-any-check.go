// Tempting: a move is taken for mate as soon as it gives check.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne returns every legal move that gives check.
func MateInOne(b *chess.Board, side chess.Color) []chess.Move {
	var mates []chess.Move
	for _, m := range b.LegalMoves(side) {
		if after := b.After(m); after.InCheck(side.Other()) {
			mates = append(mates, m)
		}
	}
	return mates
}
