// Tempting: p has not changed, so it can be asked what stands where. But the answer is
// given after the move, and then the piece that has moved stands somewhere else.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain looks up in p what the answer takes.
func NetGain(p *chess.Position, m chess.Move) int {
	after := p.After(m)
	most := 0
	for _, answer := range after.LegalMoves() {
		if taken := p.At(answer.To); taken != nil {
			most = max(most, taken.Value())
		}
	}
	if captured := p.At(m.To); captured != nil {
		return captured.Value() - most
	}
	return -most
}
