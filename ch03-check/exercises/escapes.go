// escapes.go is yours: flee, capture, or block: the ways out of check.

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
	panic("task Escapes: not written yet")
}
