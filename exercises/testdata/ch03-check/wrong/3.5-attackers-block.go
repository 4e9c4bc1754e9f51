// Tempting: whoever attacks a square between can step there. But a pawn walks
// straight and attacks diagonally.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes asks Attackers who can step between.
func Escapes(b *chess.Board, side chess.Color) Ways {
	var ways Ways
	king, checkers := b.King(side), b.Checkers(side)
	for to := chess.A1; to <= chess.H8 && len(checkers) > 0; to++ {
		if m := (chess.Move{From: king, To: to}); b.IsLegal(m) {
			ways.Flee = append(ways.Flee, m)
		}
	}
	if len(checkers) != 1 {
		return ways
	}
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p == nil || p.Color() != side || from == king {
			continue
		}
		for to := chess.A1; to <= chess.H8; to++ {
			m := chess.Move{From: from, To: to}
			after := b.After(m)
			attacks := false
			for _, s := range b.Attackers(to, side) {
				attacks = attacks || s == from
			}
			switch {
			case !attacks || after.InCheck(side):
			case to == checkers[0]:
				ways.Capture = append(ways.Capture, m)
			case b.At(to) == nil:
				ways.Block = append(ways.Block, m)
			}
		}
	}
	return ways
}
