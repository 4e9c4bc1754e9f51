// NetGain.go reckons what a move wins once it has been answered.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain returns what the legal move m wins in p by the value of pieces, in pawns: the
// value of what it captures, less the value of the most that any legal answer captures.
// It is 0 for a move that takes nothing and leaves nothing to take, and below 0 for one
// that loses something. A move that checkmates leaves no answer.
func NetGain(p *chess.Position, m chess.Move) int {
	after := p.After(m)
	most := 0
	for _, answer := range after.LegalMoves() {
		most = max(most, taken(&after, answer))
	}
	return taken(p, m) - most
}

// taken returns the value of what a move captures.
func taken(p *chess.Position, m chess.Move) int {
	captured := p.At(m.To)
	if captured == nil {
		return 0
	}
	return captured.Value()
}
