// Opponent.go answers in a game: a mate, or else what captures the most.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent returns the move that answers in p: one of moves, which are all legal
// moves of p, in the order of [chess.Position.LegalMoves]; there is at least one.
//
// A move that checkmates comes first. If there is none, it is one of those that
// capture the most by [chess.Piece.Value], and if nothing can be captured, any move.
// Among several moves that are equally good, choose decides: choose(n) returns a number
// from 0 up to, but not including, n.
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

// mateWorth is more than any capture is worth.
const mateWorth = 100

// worth returns what a move is worth, in pawns: what it captures, or a mate.
func worth(p *chess.Position, m chess.Move) int {
	after := p.After(m)
	if after.Status() == chess.Checkmate {
		return mateWorth
	}
	if captured := p.At(m.To); captured != nil {
		return captured.Value()
	}
	return 0
}
