// Tempting: take the piece away and look whether the king is in check. If it
// was in check before, that holds for every piece.

package exercises

import (
	"cmp"

	"mateinfive/ch03-check/chess"
)

// Pins takes every piece for pinned while there is a check.
func Pins(b *chess.Board, side chess.Color) []Pin {
	var found []Pin
	king := b.King(side)
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p == nil || p.Color() != side || s == king {
			continue
		}
		without := *b
		without.Set(s, nil)
		for _, pinner := range without.Checkers(side) {
			pin := Pin{Pinned: s, Pinner: pinner}
			file, rank := cmp.Compare(pinner.File(), king.File()), cmp.Compare(pinner.Rank(), king.Rank())
			for i := 1; i < 8; i++ {
				on := chess.NewSquare(king.File()+i*file, king.Rank()+i*rank)
				if on == pinner || on == chess.NoSquare {
					break
				}
				if on != s {
					pin.Line = append(pin.Line, on)
				}
			}
			found = append(found, pin)
		}
	}
	return found
}
