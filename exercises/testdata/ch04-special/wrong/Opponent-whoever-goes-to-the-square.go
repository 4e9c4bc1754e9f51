// Tempting: whoever goes to the square of the en passant takes a pawn. But only a pawn
// does.

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

// worth looks at the square of the en passant, and not at the piece.
func worth(p *chess.Position, m chess.Move) int {
	if after := p.After(m); after.Status() == chess.Checkmate {
		return 100
	}
	worth := 0
	if m.To == p.EnPassant() {
		worth = 1
	}
	if captured := p.At(m.To); captured != nil {
		worth = captured.Value()
	}
	if m.Promotion != 0 {
		worth += chess.NewPiece(m.Promotion, p.SideToMove).Value() - 1
	}
	return worth
}
