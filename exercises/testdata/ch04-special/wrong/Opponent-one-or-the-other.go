// Tempting: a move captures, or it promotes. But a pawn can do both at once.

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

// worth counts one of the two.
func worth(p *chess.Position, m chess.Move) int {
	ply := chess.Ply{Before: *p, Move: m}
	if ply.Status() == chess.Checkmate {
		return 100
	}
	if m.Promotion != 0 {
		return chess.NewPiece(m.Promotion, p.SideToMove).Value() - 1
	}
	if captured := ply.Captured(); captured != nil {
		return captured.Value()
	}
	return 0
}
