// Tempting: it was right in chapter 3. But en passant nothing stands where the pawn goes,
// and a pawn that becomes a queen takes nothing and gains most.

package exercises

import "mateinfive/ch04-special/chess"

// Opponent plays by the worth of moves.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	var best []chess.Move
	most := 0
	for _, m := range moves {
		worth := worth(p, m)
		if worth > most {
			best, most = nil, worth
		}
		if worth == most {
			best = append(best, m)
		}
	}
	return best[choose(len(best))]
}

// worth looks at the target alone.
func worth(p *chess.Position, m chess.Move) int {
	if after := p.After(m); after.Status() == chess.Checkmate {
		return 100
	}
	if captured := p.At(m.To); captured != nil {
		return captured.Value()
	}
	return 0
}
