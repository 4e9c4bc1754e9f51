// net_gain.go is yours: what a move takes, less what the answer takes back.

package exercises

import "mateinfive/ch03-check/chess"

// NetGain returns what the legal move m wins in p by the value of pieces, in pawns: the
// value of what it captures, less the value of the most that any legal answer captures.
// It is 0 for a move that takes nothing and leaves nothing to take, and below 0 for one
// that loses something. A move that checkmates leaves no answer.
func NetGain(p *chess.Position, m chess.Move) int {
	panic("task NetGain: not written yet")
}
