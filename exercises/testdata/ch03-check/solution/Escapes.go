// Escapes.go sorts the ways out of check.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes returns all legal moves of a side whose king is in check, sorted into
// three kinds: the moves of the king, which count as Flee even if the king takes
// something; the captures of the attacker by other pieces; and the moves of
// other pieces that step between the attacker and the king. Each kind is in the
// order of [chess.Position.LegalMoves].
//
// If the king of the side to move is not in check, or if there is none, all
// three are empty.
func Escapes(p *chess.Position) Ways {
	var ways Ways
	king, checkers := p.King(p.SideToMove), p.Checkers(p.SideToMove)
	if len(checkers) == 0 {
		return ways
	}
	for _, m := range p.LegalMoves() {
		switch {
		case m.From == king:
			ways.Flee = append(ways.Flee, m)
		case m.To == checkers[0]:
			ways.Capture = append(ways.Capture, m)
		default:
			ways.Block = append(ways.Block, m)
		}
	}
	return ways
}
