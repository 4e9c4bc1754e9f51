// pin.go finds pinned pieces.

package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Pinned returns the squares of a side's pieces that are pinned to its king, from a1 to h8: each
// stands alone between the king and an enemy piece that without it would attack the king.
func Pinned(p chess.Position, side chess.Color) (pinned []chess.Square) {
	for s := chess.A1; s <= chess.H8; s++ {
		if Pinner(p, s) != chess.NoSquare && p.At(s).Color() == side {
			pinned = append(pinned, s)
		}
	}
	return pinned
}

// Pinner returns where the piece stands that pins what stands on s to its king, or
// [chess.NoSquare] if none does.
func Pinner(p chess.Position, s chess.Square) chess.Square {
	piece := p.At(s)
	if piece == nil || piece.Type() == chess.TypeKing {
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
