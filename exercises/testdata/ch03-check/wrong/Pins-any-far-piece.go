// Tempting: look from the king along all eight lines for a friend and, behind
// it, an enemy that moves along lines. But a rook does not attack along a
// diagonal, nor a bishop along a file.

package exercises

import (
	"slices"

	"mateinfive/ch03-check/chess"
)

// Pins does not ask along which lines the enemy moves.
func Pins(b *chess.Board, side chess.Color) []Pin {
	king := b.King(side)
	var found []Pin
	for _, d := range [][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		if king == chess.NoSquare {
			break
		}
		pin := Pin{Pinned: chess.NoSquare}
		for i := 1; i < 8; i++ {
			s := chess.NewSquare(king.File()+i*d[0], king.Rank()+i*d[1])
			p := b.At(s)
			if p == nil {
				pin.Line = append(pin.Line, s)
				continue
			}
			far := p.Type() == chess.TypeRook || p.Type() == chess.TypeBishop || p.Type() == chess.TypeQueen
			if p.Color() == side && pin.Pinned == chess.NoSquare {
				pin.Pinned = s
				continue
			}
			if p.Color() != side && pin.Pinned != chess.NoSquare && far {
				pin.Pinner = s
				found = append(found, pin)
			}
			break
		}
	}
	slices.SortFunc(found, func(a, b Pin) int { return int(a.Pinned - b.Pinned) })
	return found
}
