// Tempting: the moves are counted per kind of piece, so a second rook or knight
// counts for nothing.

package exercises

import "mateinfive/ch02-moves/chess"

// Mobility counts the moves of the first piece of each kind that it finds.
func Mobility(b *chess.Board, side chess.Color) int {
	moves := make(map[chess.PieceType]int)
	for from := chess.A1; from <= chess.H8; from++ {
		p := b.At(from)
		if p == nil || p.Color() != side {
			continue
		}
		if _, seen := moves[p.Type()]; !seen {
			moves[p.Type()] = len(b.Reach(from))
		}
	}
	sum := 0
	for _, n := range moves {
		sum += n
	}
	return sum
}
