// random.go is the player that takes any move.

package player

import (
	"context"
	"fmt"
)

// random plays any legal move. Any player that looks at the board should beat it.
type random struct{ seed uint64 }

func (x random) Choose(ctx context.Context, r Request, _ func(string)) (Decision, error) {
	_, moves, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	m, err := anyOf(moves, x.seed, r)
	if err != nil {
		return Decision{}, err
	}
	why := "the only move"
	if len(moves) > 1 {
		why = fmt.Sprintf("any of %d moves", len(moves))
	}
	return Decision{Move: m, Why: why}, nil
}
