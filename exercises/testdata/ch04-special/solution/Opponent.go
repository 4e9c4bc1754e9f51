// Opponent.go answers in a game: a mate, or else what takes the most.

package exercises

import "mateinfive/ch04-special/chess"

// Opponent returns the move that answers in p: one of moves, which are all legal
// moves of p, in the order of [chess.Position.LegalMoves]; there is at least one.
//
// A move that checkmates comes first. If there is none, it is one of those that take the
// most by [chess.Piece.Value]: the value of what is captured, en passant too, and for a
// pawn that becomes another piece the value of that one, less the pawn's. If there is
// nothing to take, it is any move. Among several moves that are equally good, choose
// decides: choose(n) returns a number from 0 up to, but not including, n.
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

// mateWorth is more than anything that a move takes.
const mateWorth = 100

// worth returns what a move is worth, in pawns: what it takes, or a mate.
func worth(p *chess.Position, m chess.Move) int {
	ply := chess.Ply{Before: *p, Move: m}
	if ply.Status() == chess.Checkmate {
		return mateWorth
	}
	worth := 0
	if captured := ply.Captured(); captured != nil {
		worth = captured.Value()
	}
	if m.Promotion != 0 {
		worth += chess.NewPiece(m.Promotion, p.SideToMove).Value() - ply.Piece().Value()
	}
	return worth
}
