// act.go asks a player that may fail, and does in a game what it has decided.

package player

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/internal/guard"
)

// errLate says that a player who may take its time has not come back all the same.
var errLate = errors.New("it was still thinking")

// Ask has a player choose. If it panics, or has not come back when the patience is over, the
// error says so. A player that asks its ctx hears a little earlier that the time is up. One that
// shares out the time on its clock gets what it takes of it. If the request is unhurried, a move
// that comes once the time is up is none: it might be another one on another machine.
func Ask(ctx context.Context, p Player, r Request, patience time.Duration, report func(thought string)) (Decision, error) {
	if x, ok := p.(interface{ Takes(Request) time.Duration }); ok {
		patience = max(patience, 2*x.Takes(r))
	}
	thinks := patience * 3 / 4
	asked, cancel := context.WithTimeout(ctx, thinks)
	defer cancel()
	var d Decision
	var err error
	if failure := guard.Run(patience, func() { d, err = p.Choose(asked, r, report) }); failure != nil {
		return Decision{}, failure
	}
	if r.Unhurried && ctx.Err() == nil && asked.Err() != nil {
		return Decision{}, fmt.Errorf("%w after %v", errLate, thinks)
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("it was still thinking when its %v were over, and has no move: "+
			"it should return the best that it has found until then (%w)", thinks, err)
	}
	return d, err
}

// isLate reports whether an error of Ask says that the player has not come back.
func isLate(err error) bool {
	var failure *guard.Failure
	return errors.Is(err, errLate) || errors.As(err, &failure) && failure.Kind == guard.Late
}

// Hint has a player of the cast, which is built if it must be, look for a good move: the same on
// each machine. The error says that ctx is canceled, or why there is none.
func (c Cast) Hint(ctx context.Context, name string, r Request, patience time.Duration) (chess.Move, error) {
	if err := c.BuildFor(ctx, name); err != nil {
		return chess.Move{}, err
	}
	r.Nodes, r.MustMove = 100_000, true
	d, err := Ask(ctx, c.Make(name, 0), r, patience, nil)
	if ctx.Err() != nil {
		return chess.Move{}, errors.New("stopped")
	}
	return d.Move, err
}

// Analyze has a player of the cast, which is built if it must be, look for the best lines until the
// time of the request is over or ctx is canceled. Report hears those of one depth whenever they are
// complete, and the very first as they come. The error says why there is none.
func (c Cast) Analyze(ctx context.Context, name string, r Request, report func([]engine.Line)) (lines []engine.Line, err error) {
	p, err := r.Position()
	if err == nil && !p.HasLegalMove() {
		err = errors.New("there is no legal move")
	}
	if err = cmp.Or(err, c.BuildFor(ctx, name)); err != nil {
		return nil, err
	}
	var next []engine.Line
	r.MustMove, r.Tell = true, func(t Thought) {
		next = withThought(next, t)
		if len(next) > 0 && len(next) >= len(lines) {
			lines = slices.Clone(next)
			report(lines)
		}
	}
	patience := r.MoveTime + guard.Patience()
	if r.Unhurried {
		patience *= 30
	}
	_, err = Ask(ctx, c.Make(name, 0), r, patience, nil)
	if ctx.Err() != nil || err == nil {
		err = nil
		if len(lines) == 0 {
			err = fmt.Errorf("%s tells no line", Called(name))
		}
	}
	return lines, err
}

// withThought returns the lines of one depth with a thought as one more of them, or that alone if it
// begins those of the next depth. It drops a line of another depth: a move that was second there may
// be the first of these.
func withThought(lines []engine.Line, t Thought) []engine.Line {
	switch {
	case t.Number == 1:
		return []engine.Line{t.line()}
	case t.Number == len(lines)+1 && t.Depth == lines[0].Depth:
		return append(lines, t.line())
	}
	return lines
}

// Searcher returns a search by a player of the cast: it looks at about so many positions after some plies
// of a game, which end in p, and tells each line that it finds. For no name it is nil. The error says
// why the player tells none.
func (c Cast) Searcher(name string) func(ctx context.Context, plies []chess.Ply, p chess.Position,
	nodes int, tell func(engine.Line)) error {
	if name == "" {
		return nil
	}
	return func(ctx context.Context, plies []chess.Ply, p chess.Position, nodes int,
		tell func(engine.Line)) error {
		r := Request{Start: p, Nodes: nodes, Unhurried: true}
		for i, ply := range plies {
			if i == 0 {
				r.Start = ply.Before
			}
			r.Moves = append(r.Moves, ply.Move)
		}
		_, err := c.Analyze(ctx, name, r, func(lines []engine.Line) { tell(lines[0]) })
		return err
	}
}

// Urgent returns a context for a player that thinks. When ctx is canceled, its deadline has come:
// the answer is wanted, and wanted now.
func Urgent(ctx context.Context) context.Context { return urgent{ctx} }

type urgent struct{ context.Context }

func (x urgent) Err() error {
	if x.Context.Err() == nil {
		return nil
	}
	return context.DeadlineExceeded
}

// Value hides ctx from the contexts that are made of this one: they are to ask Err.
func (urgent) Value(any) any { return nil }

// Act does in a game what a player has decided for the side to move. If that cannot be done,
// the game stays as it was, and the error says what the player of this name has answered.
func Act(game *chess.Game, name string, d Decision) error {
	var err error
	switch side := game.Turn(); d.Action {
	case Claim:
		if d.Move == (chess.Move{}) {
			err = game.Claim()
		} else {
			err = game.ClaimWith(d.Move)
		}
	case Accept:
		err = game.AcceptDraw()
	case Resign:
		err = game.Resign(side)
	default:
		err := game.Refusal(d.Move)
		if err != nil && d.Move == (chess.Move{}) {
			return fmt.Errorf("%s answers no move, but the zero Move: nothing has set it, "+
				"and it prints as %s", name, d.Move)
		}
		if err != nil {
			return fmt.Errorf("%s answers %s, which is not one of the moves that it was given: %w", name, d.Move, err)
		}
		if d.OfferDraw {
			_ = game.OfferDraw(side) // one that stands already is as good
		}
		return game.Play(d.Move)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}
