// Tempting: a move is taken for mate as soon as it gives check.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne returns every legal move that gives check.
func MateInOne(p *chess.Position) []chess.Move {
	var mates []chess.Move
	for _, m := range p.LegalMoves() {
		if after := p.After(m); after.InCheck(after.SideToMove) {
			mates = append(mates, m)
		}
	}
	return mates
}
