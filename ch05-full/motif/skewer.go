// skewer.go finds skewers.

package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Skewer returns the squares of two enemy pieces on one line that a legal move of p skewers, or
// [chess.NoSquare] twice. The piece that has moved attacks the first, which is the king or is worth more
// than the attacker, and would attack the second, which stands behind it and is worth no more than the
// first. The second is worth more than the attacker, or nothing protects it, and it is no pawn. If the
// attacker can be captured at once, it skewers nothing.
func Skewer(p chess.Position, m chess.Move) (front, behind chess.Square) {
	after := p.After(m)
	enemy := after.SideToMove
	for _, answer := range after.LegalMoves() {
		if answer.To == m.To {
			return chess.NoSquare, chess.NoSquare
		}
	}
	attacker := after.At(m.To)
	for near := chess.A1; near <= chess.H8; near++ {
		first := after.At(near)
		if first == nil || first.Color() != enemy || !attacks(&after.Board, m.To, near) {
			continue
		}
		isKing := first.Type() == chess.TypeKing
		if !isKing && first.Value() <= attacker.Value() {
			continue
		}
		open := after.Board
		open.Set(near, nil)
		for far := chess.A1; far <= chess.H8; far++ {
			second := open.At(far)
			if second == nil || second.Color() != enemy || second.Type() == chess.TypePawn {
				continue
			}
			isUncovered := attacks(&open, m.To, far) && !attacks(&after.Board, m.To, far)
			isLess := isKing || second.Value() <= first.Value()
			isPrey := second.Value() > attacker.Value() || len(open.Attackers(far, enemy)) == 0
			if isUncovered && isLess && isPrey {
				return near, far
			}
		}
	}
	return chess.NoSquare, chess.NoSquare
}

// attacks reports whether the piece on from attacks what stands on to.
func attacks(b *chess.Board, from, to chess.Square) bool {
	return slices.Contains(b.Attackers(to, b.At(from).Color()), from)
}
