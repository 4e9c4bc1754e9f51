// Tempting: what is attacked can be taken. But a pinned piece attacks and may not take, a
// king does not take what is protected, and whoever is in check has other worries.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain asks who attacks.
func NetGain(p *chess.Position, m chess.Move) int {
	after := p.After(m)
	most := 0
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := after.At(s); piece != nil && piece.Color() == p.SideToMove && len(after.Attackers(s, after.SideToMove)) > 0 {
			most = max(most, piece.Value())
		}
	}
	if captured := p.At(m.To); captured != nil {
		return captured.Value() - most
	}
	return -most
}
