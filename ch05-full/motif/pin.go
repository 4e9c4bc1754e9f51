// pin.go finds pinned pieces.

package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Pinned returns the squares of a side's pieces that are pinned to its king, from a1 to h8.
func Pinned(p chess.Position, side chess.Color) (pinned []chess.Square) {
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil && piece.Color() == side && Pinner(p, s) != chess.NoSquare {
			pinned = append(pinned, s)
		}
	}
	return pinned
}

// Pinner returns where the enemy piece stands that pins what stands on s to its king, or
// [chess.NoSquare] if none does: without what stands on s it would attack the king.
func Pinner(p chess.Position, s chess.Square) chess.Square {
	piece := p.At(s)
	if piece == nil {
		return chess.NoSquare
	}
	before := p.Checkers(piece.Color())
	p.Set(s, nil)
	for _, attacker := range p.Checkers(piece.Color()) {
		if !slices.Contains(before, attacker) {
			return attacker
		}
	}
	return chess.NoSquare
}
