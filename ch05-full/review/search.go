// search.go has an engine search the positions of a game, and keeps what it finds at each depth.

package review

import (
	"context"
	"errors"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// A Search looks at about so many positions after some plies of a game, which end in p, and tells the
// line that it finds at each depth. The error says why it does not.
type Search func(ctx context.Context, plies []chess.Ply, p chess.Position, nodes int,
	tell func(engine.Line)) error

// newSearch returns the search of our own engine. It knows nothing of what it has searched before, so
// that its answer does not depend on what else was asked.
func newSearch() Search {
	e := engine.New(engine.Options{Hash: 16})
	return func(ctx context.Context, plies []chess.Ply, p chess.Position, nodes int,
		tell func(engine.Line)) error {
		b, past := replay(plies, p)
		e.Clear()
		e.Search(ctx, b, past, engine.Limits{Nodes: nodes}, tell)
		return ctx.Err()
	}
}

// mated is the score of a side that is mated, as the engine counts.
const mated = -30_000

// deepest is the depth of the deepest line that a trace has room for.
const deepest = 250

// A trace is what a search has found, depth by depth: the line of depth d has the index d-1.
type trace []engine.Line

// last returns what the deepest search has found.
func (t trace) last() engine.Line { return t[len(t)-1] }

// isFinal reports whether a deeper search would find the same: the game is over, or a mate is found.
func (t trace) isFinal() bool {
	_, isMate := t.last().Score.Mate()
	return len(t.last().Moves) == 0 || isMate
}

// steady returns the score of the deepest search, or the mean of the two deepest: whose move is the last
// that is looked at makes a difference, which is more than that of most moves.
func (t trace) steady() engine.Score {
	if t.isFinal() || len(t) < 2 {
		return t.last().Score
	}
	return (t.last().Score + t[len(t)-2].Score) / 2
}

// at returns what was found at a depth. A trace that is final knows it of each depth.
func (t trace) at(depth int) (line engine.Line, ok bool) {
	switch {
	case depth >= 1 && depth <= len(t):
		return t[depth-1], true
	case t.isFinal():
		return t.last(), true
	}
	return engine.Line{}, false
}

// search searches the position before the i-th ply.
func (r *reviewer) search(i, nodes int) (t trace, err error) {
	p := r.plies[0].Before
	if i > 0 {
		p = r.plies[i-1].After()
	}
	b, past := replay(r.plies[:i], p)
	switch isRepeated := slices.Contains(past, b.Key()); {
	case p.Status() == chess.Checkmate:
		return trace{{Score: mated}}, nil
	case p.Status() == chess.Stalemate, isRepeated:
		return trace{{}}, nil
	}
	err = r.Search(r.ctx, r.plies[:i], p, nodes, func(l engine.Line) {
		l.Depth = min(max(l.Depth, 1), deepest) // whatever another program may have written
		for len(t) < l.Depth-1 {                // it may leave out depths
			t = append(t, l)
		}
		t = append(t[:l.Depth-1], l)
	})
	switch {
	case r.ctx.Err() != nil:
		return t, r.ctx.Err()
	case err == nil && len(t) == 0:
		err = errors.New("no line was found")
	}
	return t, err
}
