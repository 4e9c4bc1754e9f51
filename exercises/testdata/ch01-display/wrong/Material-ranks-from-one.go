// Tempting: count files and ranks from 1 to 8, as they are printed. NewSquare counts from 0.

package exercises

import "mateinfive/ch01-display/chess"

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	for rank := 1; rank <= 8; rank++ {
		for file := 1; file <= 8; file++ {
			p := b.At(chess.NewSquare(file, rank))
			switch {
			case p == nil:
				// an empty square weighs nothing
			case p.Color() == chess.White:
				white += p.Value()
			default:
				black += p.Value()
			}
		}
	}
	return white, black
}
