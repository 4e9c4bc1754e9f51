// retry.go judges another move in the place of a bad one.

package review

import (
	"context"
	"slices"

	"mateinfive/ch05-full/chess"
)

// Retry judges a move in a position to which some plies have led, as [Game] judges those of a game. The
// move that comes back is [Move.Judged] if it is bad as well; Answer is what the other side plays then,
// with what is expected after that, or nil where the game is over. If ctx is canceled it comes back as
// good: the error says so.
func Retry(ctx context.Context, plies []chess.Ply, p chess.Position, m chess.Move) (tried Move, answer []chess.Move, err error) {
	n := len(plies)
	r := newReviewer(ctx, append(slices.Clip(plies), chess.Ply{Before: p, Move: m}), Options{})
	found, err := r.closer(n)
	if err != nil {
		return Move{}, nil, err
	}
	c := held(found)
	tried = r.move(n, c)
	tried.Glyph = c.glyph
	tried.Judged = c.glyph > 0
	return tried, c.next.Moves, nil
}
