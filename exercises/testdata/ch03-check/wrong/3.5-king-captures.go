// Tempting: whoever takes the attacker captures, the king as well.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes lists a king that takes under Capture.
func Escapes(b *chess.Board, side chess.Color) Ways {
	var ways Ways
	if !b.InCheck(side) {
		return ways
	}
	for _, m := range b.LegalMoves(side) {
		switch {
		case b.At(m.To) != nil:
			ways.Capture = append(ways.Capture, m)
		case m.From == b.King(side):
			ways.Flee = append(ways.Flee, m)
		default:
			ways.Block = append(ways.Block, m)
		}
	}
	return ways
}
