// greedy.go is the player that takes the most for now.

package player

import (
	"context"

	"mateinfive/ch05-full/chess"
)

// greedy mates if it can, and else takes what is worth most, whatever comes after.
type greedy struct{ seed uint64 }

func (x greedy) Choose(ctx context.Context, r Request, _ func(string)) (Decision, error) {
	p, moves, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	m, err := anyOf(greediest(p, moves), x.seed, r)
	if err != nil {
		return Decision{}, err
	}
	return Decision{Move: m, Why: whyGreedy(p, m)}, nil
}

// greediest returns those of some legal moves of p after which the side that moves has
// most, by [Balance]: all that are equally good, in their order. A move that mates is
// better than any that does not, and all mates are equally good.
func greediest(p chess.Position, moves []chess.Move) []chess.Move {
	return best(moves, func(m chess.Move) int {
		after := p.After(m)
		if isMated(&after) {
			return mate
		}
		return Balance(after, p.SideToMove)
	})
}
