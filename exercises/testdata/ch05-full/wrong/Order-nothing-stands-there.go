// Tempting: what a move captures stands on its target. En passant it does not.

package champion

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Order forgets en passant.
func Order(p *chess.Position, moves []chess.Move) {
	slices.SortStableFunc(moves, func(a, b chess.Move) int { return promise(p, b) - promise(p, a) })
}

// promise is higher the more a move captures, and among equals the less the piece is worth that
// captures: a pawn that takes a queen is tried before a rook that does.
func promise(p *chess.Position, m chess.Move) int {
	if victim(p, m) == 0 {
		return 0
	}
	return 100*victim(p, m) - p.At(m.From).Value()
}

// victim returns what a move captures is worth, in pawns, or 0.
func victim(p *chess.Position, m chess.Move) int {
	if captured := p.At(m.To); captured != nil {
		return captured.Value()
	}
	return 0
}
