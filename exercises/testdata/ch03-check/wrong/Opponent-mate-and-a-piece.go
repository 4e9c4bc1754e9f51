// Tempting: a mate is worth 100, and what it captures comes on top. But a mate is a
// mate, and among several choose decides.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent prefers a mate that takes something.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	var best []chess.Move
	most := 0
	for _, m := range moves {
		worth := 0
		if captured := p.At(m.To); captured != nil {
			worth = captured.Value()
		}
		if after := p.After(m); after.Status() == chess.Checkmate {
			worth += 100
		}
		if worth > most {
			best, most = nil, worth
		}
		if worth == most {
			best = append(best, m)
		}
	}
	return best[choose(len(best))]
}
