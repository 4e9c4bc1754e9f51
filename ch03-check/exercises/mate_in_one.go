// mate_in_one.go is yours: every move that mates at once.

package exercises

import "mateinfive/ch03-check/chess"

// MateInOne returns every legal move that checkmates the enemy at once: after it
// the enemy king is attacked, and the enemy has no legal move. The moves are in
// the order of [chess.Position.LegalMoves].
func MateInOne(p *chess.Position) []chess.Move {
	panic("task MateInOne: not written yet")
}
