// Tempting: the legal moves are sorted, and nobody asks whether there is a check
// to escape from.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Escapes sorts all legal moves at any time.
func Escapes(b *chess.Board, side chess.Color) Ways {
	var ways Ways
	for _, m := range b.LegalMoves(side) {
		switch {
		case m.From == b.King(side):
			ways.Flee = append(ways.Flee, m)
		case slices.Contains(b.Checkers(side), m.To):
			ways.Capture = append(ways.Capture, m)
		default:
			ways.Block = append(ways.Block, m)
		}
	}
	return ways
}
