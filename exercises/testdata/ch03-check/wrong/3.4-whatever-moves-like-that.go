// Tempting: the moves come from Destinations, which asks the pieces and not
// their own king.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne mates with moves that are not legal, too.
func MateInOne(b *chess.Board, side chess.Color) []chess.Move {
	var mates []chess.Move
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p == nil || p.Color() != side {
			continue
		}
		for _, to := range b.Destinations(from) {
			m := chess.Move{From: from, To: to}
			if after := b.After(m); after.Status(side.Other()) == chess.Checkmate {
				mates = append(mates, m)
			}
		}
	}
	return mates
}
