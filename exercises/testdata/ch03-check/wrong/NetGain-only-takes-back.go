// Tempting: the answer takes back, on the square that the move has gone to. But it may
// take anything else as well.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain looks at one square.
func NetGain(p *chess.Position, m chess.Move) int {
	gain := 0
	if captured := p.At(m.To); captured != nil {
		gain = captured.Value()
	}
	after := p.After(m)
	for _, answer := range after.LegalMoves() {
		if answer.To == m.To {
			return gain - p.At(m.From).Value()
		}
	}
	return gain
}
