// Tempting: the squares between are counted off by the longer distance, for
// every attacker alike. But a knight is on no line with the king.

package exercises

import (
	"cmp"
	"slices"

	"mateinfive/ch03-check/chess"
)

// DoubleCheck sees a line between a knight and a king.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	king, checkers := b.King(side), b.Checkers(side)
	if len(checkers) < 2 {
		return nil
	}
	var found []chess.Square
	for _, c := range checkers {
		file, rank := cmp.Compare(king.File(), c.File()), cmp.Compare(king.Rank(), c.Rank())
		distance := max((king.File()-c.File())*file, (king.Rank()-c.Rank())*rank)
		for i := range distance {
			found = append(found, chess.NewSquare(c.File()+i*file, c.Rank()+i*rank))
		}
	}
	slices.Sort(found)
	return found
}
