// retry.go judges another move in the place of a bad one.

package review

import (
	"context"
	"slices"

	"mateinfive/ch05-full/chess"
)

// triedNodes is how many positions are looked at before another move, and as many after it.
const triedNodes = 200_000

// Retry judges a move in a position to which some plies have led, as [Game] judges those of a game. The
// move that comes back is [Move.Judged] if it is bad as well; Answer is what the other side plays then,
// with what is expected after that, or nil where the game is over. If ctx is canceled it comes back as
// good: the error says so.
func Retry(ctx context.Context, plies []chess.Ply, p chess.Position, m chess.Move) (tried Move, answer []chess.Move, err error) {
	r := newReviewer(ctx, append(slices.Clip(plies), chess.Ply{Before: p, Move: m}), Options{})
	n := len(plies)
	line := r.search(n, triedNodes)
	next := r.search(n+1, triedNodes)
	if ctx.Err() != nil {
		return Move{}, nil, ctx.Err()
	}
	tried = r.move(n, line, next)
	tried.Judged = tried.Glyph > 0
	return tried, next.Moves, nil
}
