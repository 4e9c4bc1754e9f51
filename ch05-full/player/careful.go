// careful.go is the player that looks at the answer before it moves.

package player

import (
	"context"
	"fmt"

	"mateinfive/ch05-full/chess"
)

// behindForDraw is how far behind, in pawns, careful is glad about an offer of a draw.
const behindForDraw = 3

// careful plays the move that leaves it most when the other side has answered as well as
// it can for now. Of equals it takes the one that leaves it the most moves, and the other
// side the fewest.
type careful struct{ seed uint64 }

func (x careful) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	p, moves, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	safe := safest(p, unrepeated(r, p, stillWinning(p, moves), 2))
	if report != nil {
		report(fmt.Sprintf("%d of %d moves are equally safe", len(safe), len(moves)))
	}
	free, err := freest(ctx, p, cornering(p, unrepeated(r, p, safe, 1)))
	if err != nil {
		return Decision{}, err
	}
	m, err := anyOf(free, x.seed, r)
	if err != nil {
		return Decision{}, err
	}
	if behind := -Balance(p, p.SideToMove); behind > 0 {
		why := fmt.Sprint(behind, " behind")
		if d, ok, err := halfAPoint(r, m, behind >= behindForDraw, why); ok || err != nil {
			return d, err
		}
	}
	return Decision{Move: m, Why: whyCareful(p, m, len(safe) > 1)}, nil
}

// stillWinning leaves out the moves that end the game as a draw at once, a stalemate above
// all, if the side to move is ahead and has any others.
func stillWinning(p chess.Position, moves []chess.Move) []chess.Move {
	if Balance(p, p.SideToMove) <= 0 {
		return moves
	}
	var found []chess.Move
	for _, m := range moves {
		after := p.After(m)
		if end := after.Termination(); end == chess.NotOver || end == chess.ByCheckmate {
			found = append(found, m)
		}
	}
	if len(found) == 0 {
		return moves
	}
	return found
}

// safest returns those of some legal moves of p that leave the side that moves most, by
// [Balance], when the other side has answered with the move that is worst for it: all that
// are equally good, in their order. A move that mates is better than any other, and one
// that can be answered with mate is worse than any other.
func safest(p chess.Position, moves []chess.Move) []chess.Move {
	return best(moves, func(m chess.Move) int {
		after := p.After(m)
		if isMated(&after) {
			return mate
		}
		left := Balance(after, p.SideToMove)
		for _, answer := range after.LegalMoves() {
			answered := after.After(answer)
			if isMated(&answered) {
				return -mate
			}
			left = min(left, Balance(answered, p.SideToMove))
		}
		return left
	})
}

// freest returns those of some moves of p with the best mobility. Between two moves it
// looks at ctx: when its deadline has come, the rest count as if they had none, and when it
// is canceled, the error is that of ctx.
func freest(ctx context.Context, p chess.Position, moves []chess.Move) ([]chess.Move, error) {
	free := best(moves, func(m chess.Move) int {
		if ctx.Err() != nil {
			return 0
		}
		mine, theirs := mobility(p.After(m))
		return mine - theirs
	})
	if ctx.Err() == context.Canceled {
		return nil, ctx.Err()
	}
	return free, nil
}

// mobility returns how many moves the side has that has just moved, as if it could move
// again, and how many the side to move.
func mobility(after chess.Position) (mine, theirs int) {
	again := after.Pass()
	return len(again.LegalMoves()), len(after.LegalMoves())
}

// halfAPoint returns the decision of a side that wants a draw, if there is one to be had: by a
// claim, now or with the move m that it would play, or by accepting an offer if the side accepts
// one. If m mates, or only a move is an answer, it takes none. Why is the reason, in words.
func halfAPoint(r Request, m chess.Move, accepts bool, why string) (d Decision, ok bool, err error) {
	if r.MustMove {
		return Decision{}, false, nil
	}
	game, err := r.Game()
	if err != nil {
		return Decision{}, false, err
	}
	if ply := (chess.Ply{Before: game.Position(), Move: m}); ply.Status() == chess.Checkmate {
		return Decision{}, false, nil
	}
	switch {
	case game.Claimable() != chess.NotOver:
		return Decision{Action: Claim, Why: "claims a draw, " + why}, true, nil
	case r.Offered && accepts:
		return Decision{Action: Accept, Why: "accepts the draw, " + why}, true, nil
	case game.ClaimWith(m) == nil: // in a copy of the game, which ends with this
		return Decision{Action: Claim, Move: m, Why: "claims a draw, " + why}, true, nil
	default:
		return Decision{}, false, nil
	}
}
