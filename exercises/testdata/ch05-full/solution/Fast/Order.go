// Order.go puts the captures first.

package champion

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Order sorts moves of p, in their place: those that capture stand first, and among them the
// one that takes the most valuable piece. En passant takes a pawn. The order of the others is
// up to you.
func Order(p Board, moves []chess.Move) {
	slices.SortStableFunc(moves, func(a, b chess.Move) int {
		return promise(p, b) - promise(p, a)
	})
}

// promise is higher the more a move captures, and among equals the less the piece is worth that
// captures: a pawn that takes a queen is tried before a rook that does.
func promise(p Board, m chess.Move) int {
	if victim(p, m) == 0 {
		return 0
	}
	return 100*victim(p, m) - p.At(m.From).Value()
}

// victim returns what a move captures is worth, in pawns, or 0.
func victim(p Board, m chess.Move) int {
	if captured := p.At(m.To); captured != nil {
		return captured.Value()
	}
	if p.At(m.From).Type() == chess.TypePawn && m.From.File() != m.To.File() {
		return 1 // en passant
	}
	return 0
}
