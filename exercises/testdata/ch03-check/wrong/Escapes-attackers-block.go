// Tempting: whoever attacks a square between can step there. But a pawn walks
// straight and attacks diagonally.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes asks Attackers who can step between.
func Escapes(p *chess.Position) Ways {
	var ways Ways
	king, checkers := p.King(p.SideToMove), p.Checkers(p.SideToMove)
	for to := chess.A1; to <= chess.H8 && len(checkers) > 0; to++ {
		if m := (chess.Move{From: king, To: to}); p.IsLegal(m) {
			ways.Flee = append(ways.Flee, m)
		}
	}
	if len(checkers) != 1 {
		return ways
	}
	for from := chess.A1; from <= chess.H8; from++ {
		if mover := p.At(from); mover == nil || mover.Color() != p.SideToMove || from == king {
			continue
		}
		for to := chess.A1; to <= chess.H8; to++ {
			m := chess.Move{From: from, To: to}
			after := p.After(m)
			attacks := false
			for _, s := range p.Attackers(to, p.SideToMove) {
				attacks = attacks || s == from
			}
			switch {
			case !attacks || after.InCheck(p.SideToMove):
			case to == checkers[0]:
				ways.Capture = append(ways.Capture, m)
			case p.At(to) == nil:
				ways.Block = append(ways.Block, m)
			}
		}
	}
	return ways
}
