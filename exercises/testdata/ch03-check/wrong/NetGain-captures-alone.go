// Tempting: a move that takes nothing wins nothing. But it can lose something.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain is 0 for whatever takes nothing.
func NetGain(p *chess.Position, m chess.Move) int {
	captured := p.At(m.To)
	if captured == nil {
		return 0
	}
	after := p.After(m)
	most := 0
	for _, answer := range after.LegalMoves() {
		if taken := after.At(answer.To); taken != nil {
			most = max(most, taken.Value())
		}
	}
	return captured.Value() - most
}
