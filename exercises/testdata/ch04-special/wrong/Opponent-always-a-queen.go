// Tempting: a queen can do all that the others can, so the other promotions can be left
// out. All but one: a knight's jump.

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

// worth leaves all promotions out but that to a queen.
func worth(p *chess.Position, m chess.Move) int {
	if m.Promotion != 0 && m.Promotion != chess.TypeQueen {
		return -1
	}
	ply := chess.Ply{Before: *p, Move: m}
	if ply.Status() == chess.Checkmate {
		return 100
	}
	worth := 0
	if captured := ply.Captured(); captured != nil {
		worth = captured.Value()
	}
	if m.Promotion == chess.TypeQueen {
		worth += 8
	}
	return worth
}
