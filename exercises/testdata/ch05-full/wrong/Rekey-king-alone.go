// Tempting: a move has two squares. But when a king castles a rook moves as well, and en
// passant takes from a third.

package champion

import "mateinfive/ch05-full/chess"

// Rekey looks at two squares.
func Rekey(key uint64, before, after *chess.Position, m chess.Move) uint64 {
	key ^= turnNumber(before) ^ turnNumber(after)
	for _, s := range []chess.Square{m.From, m.To} {
		key ^= pieceNumber(before, s) ^ pieceNumber(after, s)
	}
	return key
}
