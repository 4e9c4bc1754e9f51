// retry.go judges another move in the place of a bad one.

package review

import (
	"context"
	"slices"

	"mateinfive/ch05-full/chess"
)

// Retry judges a move in a position to which some plies have led, as [Game] judges those of a game, by a
// search, or by our own engine for nil. The move that comes back is [Move.Judged] if it is bad as well;
// Answer is what the other side plays then, with what is expected after that, or nil where the game is
// over. If ctx is canceled, or the search does not answer, the error says so.
func Retry(
	ctx context.Context, plies []chess.Ply, p chess.Position, m chess.Move, search Search,
) (tried Move, answer []chess.Move, err error) {
	n := len(plies)
	o := Options{Sides: [2]bool{true, true}, Search: search}
	r := newReviewer(ctx, append(slices.Clip(plies), chess.Ply{Before: p, Move: m}), o)
	if err := r.closer(n); err != nil {
		return Move{}, nil, err
	}
	return r.move(n), r.opinion[n+1].last().Moves, nil
}
