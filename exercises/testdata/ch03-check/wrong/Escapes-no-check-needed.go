// Tempting: the legal moves are sorted, and nobody asks whether there is a check
// to escape from.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Escapes sorts all legal moves at any time.
func Escapes(p *chess.Position) Ways {
	var ways Ways
	for _, m := range p.LegalMoves() {
		switch {
		case m.From == p.King(p.SideToMove):
			ways.Flee = append(ways.Flee, m)
		case slices.Contains(p.Checkers(p.SideToMove), m.To):
			ways.Capture = append(ways.Capture, m)
		default:
			ways.Block = append(ways.Block, m)
		}
	}
	return ways
}
