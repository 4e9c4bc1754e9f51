// trapped.go finds pieces that cannot get away.

package motif

import "mateinfive/ch05-full/chess"

// Trapped reports whether a piece of the side to move, that on s, is trapped: the other side could take
// it where it stands and gain by that, and so it could after each of its own legal moves. One that can
// take what is worth as much as itself is not trapped, nor are a king and a pawn. What the rest of its
// side could do for it, a search has to find out.
func Trapped(p chess.Position, s chess.Square) bool {
	piece := p.At(s)
	if piece == nil || piece.Color() != p.SideToMove || p.InCheck(p.SideToMove) {
		return false
	}
	if t := piece.Type(); t == chess.TypeKing || t == chess.TypePawn || !isLost(p.Pass(), s) {
		return false
	}
	for _, m := range p.LegalMoves() {
		if m.From != s {
			continue
		}
		if prey := captured(p, m); prey != nil && prey.Value() >= piece.Value() {
			return false
		}
		if !isLost(p.After(m), m.To) {
			return false
		}
	}
	return true
}

// isLost reports whether the side to move gains by taking what stands on s.
func isLost(p chess.Position, s chess.Square) bool {
	for _, m := range p.LegalMoves() {
		if m.To == s && gains(p, m) {
			return true
		}
	}
	return false
}
