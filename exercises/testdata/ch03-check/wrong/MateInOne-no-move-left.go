// Tempting: if the enemy has no legal move, he is mated. Without a check it is
// stalemate, and the game is drawn.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne takes stalemate for mate.
func MateInOne(p *chess.Position) []chess.Move {
	var mates []chess.Move
	for _, m := range p.LegalMoves() {
		if after := p.After(m); !after.HasLegalMove() {
			mates = append(mates, m)
		}
	}
	return mates
}
