// Material.go is one answer to task Material: what the pieces are worth.

package exercises

import "mateinfive/ch01-display/chess"

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		switch {
		case p == nil:
			// an empty square weighs nothing
		case p.Color() == chess.White:
			white += p.Value()
		default:
			black += p.Value()
		}
	}
	return white, black
}
