// Tempting: if the enemy has no legal move, he is mated. Without a check it is
// stalemate, and the game is drawn.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne takes stalemate for mate.
func MateInOne(b *chess.Board, side chess.Color) []chess.Move {
	var mates []chess.Move
	for _, m := range b.LegalMoves(side) {
		if after := b.After(m); !after.HasLegalMove(side.Other()) {
			mates = append(mates, m)
		}
	}
	return mates
}
