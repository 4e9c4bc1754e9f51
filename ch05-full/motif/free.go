// free.go finds pieces that hang.

package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Free reports whether a legal move of p captures a piece and no legal answer retakes.
func Free(p chess.Position, m chess.Move) bool {
	after := p.After(m)
	takesBack := func(answer chess.Move) bool { return answer.To == m.To }
	return captured(p, m) != nil && !slices.ContainsFunc(after.LegalMoves(), takesBack)
}

// captured returns what a move captures, or nil.
func captured(p chess.Position, m chess.Move) chess.Piece {
	return chess.Ply{Before: p, Move: m}.Captured()
}
