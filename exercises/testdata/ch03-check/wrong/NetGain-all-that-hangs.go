// Tempting: all that can be taken is lost. But there is one answer, and it takes one
// piece.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain takes off the sum of all answers.
func NetGain(p *chess.Position, m chess.Move) int {
	gain := 0
	if captured := p.At(m.To); captured != nil {
		gain = captured.Value()
	}
	after := p.After(m)
	for _, answer := range after.LegalMoves() {
		if taken := after.At(answer.To); taken != nil {
			gain -= taken.Value()
		}
	}
	return gain
}
