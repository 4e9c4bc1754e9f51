// Tempting: a piece with somewhere to go cannot be pinned. But a pinned rook may
// still go along the line.

package exercises

import (
	"cmp"
	"slices"

	"mateinfive/ch03-check/chess"
)

// Pins leaves out the pinned pieces that have a legal move.
func Pins(b *chess.Board, side chess.Color) []Pin {
	var found []Pin
	king := b.King(side)
	moves := (&chess.Position{Board: *b, SideToMove: side}).LegalMoves()
	for s := chess.A1; s <= chess.H8; s++ {
		p := b.At(s)
		if p == nil || p.Color() != side || s == king {
			continue
		}
		if slices.ContainsFunc(moves, func(m chess.Move) bool { return m.From == s }) {
			continue
		}
		without := *b
		without.Set(s, nil)
		for _, pinner := range without.Checkers(side) {
			if slices.Contains(b.Checkers(side), pinner) {
				continue
			}
			pin := Pin{Pinned: s, Pinner: pinner}
			file, rank := cmp.Compare(pinner.File(), king.File()), cmp.Compare(pinner.Rank(), king.Rank())
			for i := 1; i < 8; i++ {
				on := chess.NewSquare(king.File()+i*file, king.Rank()+i*rank)
				if on == pinner {
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
