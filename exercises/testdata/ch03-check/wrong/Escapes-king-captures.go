// Tempting: whoever takes the attacker captures, the king as well.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes lists a king that takes under Capture.
func Escapes(p *chess.Position) Ways {
	var ways Ways
	if !p.InCheck(p.SideToMove) {
		return ways
	}
	for _, m := range p.LegalMoves() {
		switch {
		case p.At(m.To) != nil:
			ways.Capture = append(ways.Capture, m)
		case m.From == p.King(p.SideToMove):
			ways.Flee = append(ways.Flee, m)
		default:
			ways.Block = append(ways.Block, m)
		}
	}
	return ways
}
