// 3.4.go finds every mate in one move.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne returns every legal move of side that checkmates the enemy at once:
// after it the enemy king is attacked, and the enemy has no legal move. The
// moves are in the order of [chess.Board.LegalMoves].
func MateInOne(b *chess.Board, side chess.Color) []chess.Move {
	var mates []chess.Move
	for _, m := range b.LegalMoves(side) {
		after := b.After(m)
		if after.Status(side.Other()) == chess.Checkmate {
			mates = append(mates, m)
		}
	}
	return mates
}
