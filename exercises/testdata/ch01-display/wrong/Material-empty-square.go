// Tempting: ask whatever At returns for its color. On an empty square that is nil.

package exercises

import "mateinfive/ch01-display/chess"

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		if p.Color() == chess.White {
			white += p.Value()
		} else {
			black += p.Value()
		}
	}
	return white, black
}
