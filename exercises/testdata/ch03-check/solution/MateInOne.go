// MateInOne.go finds every mate in one move.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne returns every legal move that checkmates the enemy at once: after it
// the enemy king is attacked, and the enemy has no legal move. The moves are in
// the order of [chess.Position.LegalMoves].
func MateInOne(p *chess.Position) []chess.Move {
	var mates []chess.Move
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		if after.Status() == chess.Checkmate {
			mates = append(mates, m)
		}
	}
	return mates
}
