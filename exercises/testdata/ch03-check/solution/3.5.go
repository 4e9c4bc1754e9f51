// 3.5.go sorts the ways out of check.

package exercises

import "mateinfive/ch03-check/chess"

// Escapes returns all legal moves of side while its king is in check, sorted
// into three kinds: the moves of the king, which count as Flee even if the king
// takes something; the captures of the attacker by other pieces; and the moves
// of other pieces that step between the attacker and the king. Each kind is in
// the order of [chess.Board.LegalMoves].
//
// If the king of side is not in check, or if there is none, all three are
// empty.
func Escapes(b *chess.Board, side chess.Color) Ways {
	var ways Ways
	king, checkers := b.King(side), b.Checkers(side)
	if len(checkers) == 0 {
		return ways
	}
	for _, m := range b.LegalMoves(side) {
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
