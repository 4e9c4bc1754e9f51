// Tempting: add up all that stands on the board. The sides share nothing.

package exercises

import "mateinfive/ch01-display/chess"

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		if p != nil {
			white += p.Value()
			black += p.Value()
		}
	}
	return white, black
}
