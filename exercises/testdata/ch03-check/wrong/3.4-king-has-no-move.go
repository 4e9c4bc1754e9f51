// Tempting: mate is when the king is in check and cannot move. Whether another
// piece can help is forgotten.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne looks at the enemy king alone.
func MateInOne(b *chess.Board, side chess.Color) []chess.Move {
	var mates []chess.Move
	for _, m := range b.LegalMoves(side) {
		after := b.After(m)
		stuck := after.InCheck(side.Other())
		for to := chess.A1; to <= chess.H8; to++ {
			if after.IsLegal(chess.Move{From: after.King(side.Other()), To: to}) {
				stuck = false
			}
		}
		if stuck {
			mates = append(mates, m)
		}
	}
	return mates
}
