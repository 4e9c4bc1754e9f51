// Tempting: the three questions are asked about the first attacker. If there are
// two, the second still gives check.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Escapes forgets the second attacker, and who is pinned.
func Escapes(p *chess.Position) Ways {
	var ways Ways
	king, checkers := p.King(p.SideToMove), p.Checkers(p.SideToMove)
	if len(checkers) == 0 {
		return ways
	}
	for from := chess.A1; from <= chess.H8; from++ {
		if mover := p.At(from); mover == nil || mover.Color() != p.SideToMove {
			continue
		}
		for _, to := range p.Reach(from) {
			m := chess.Move{From: from, To: to}
			after := p.After(m)
			freed := !slices.Contains(after.Checkers(p.SideToMove), checkers[0])
			switch {
			case from == king && p.IsLegal(m):
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
