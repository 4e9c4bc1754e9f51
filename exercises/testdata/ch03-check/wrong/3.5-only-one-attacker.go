// Tempting: the three questions are asked about the first attacker. If there are
// two, the second still gives check.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Escapes forgets the second attacker, and who is pinned.
func Escapes(b *chess.Board, side chess.Color) Ways {
	var ways Ways
	king, checkers := b.King(side), b.Checkers(side)
	if len(checkers) == 0 {
		return ways
	}
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p == nil || p.Color() != side {
			continue
		}
		for _, to := range b.Destinations(from) {
			m := chess.Move{From: from, To: to}
			after := b.After(m)
			freed := !slices.Contains(after.Checkers(side), checkers[0])
			switch {
			case from == king && b.IsLegal(m):
				ways.Flee = append(ways.Flee, m)
			case from != king && to == checkers[0]:
				ways.Capture = append(ways.Capture, m)
			case from != king && freed:
				ways.Block = append(ways.Block, m)
			}
		}
	}
	return ways
}
