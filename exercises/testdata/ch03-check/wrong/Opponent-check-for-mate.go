// Tempting: a check attacks the king, and the king is what the game is about.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent gives check if it can.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	var best []chess.Move
	most := 0
	for _, m := range moves {
		worth := 0
		if captured := p.At(m.To); captured != nil {
			worth = captured.Value()
		}
		if after := p.After(m); after.InCheck(after.SideToMove) {
			worth = 100
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
