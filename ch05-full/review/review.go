// review.go looks at each move of a game, and finds those that are bad.

// Package review says what a game was like: which moves gave too much away, what would have been
// better, and why, in sentences that hold. It asks package engine, always for as many positions,
// so that a review is the same on each machine, or another engine, by a [Search]. What a mistake is
// called, package motif knows.
//
// To read the code, start with this file, judge.go and words.go. [Annotate] writes a review into the
// game, [Graph] and [SVG] draw it; [Analyst] and [Bars] are about one position.
package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
)

// Options say what to look for.
type Options struct {
	Sides  [2]bool           // whose bad moves are marked, by chess.Color
	Nodes  int               // positions to look at for each move, or 0 for as many as usual
	Report func(text string) // hears how far it is
	Search Search            // who looks at them, or nil for our own engine
}

// UsualNodes is how many positions are looked at for each move, until it seems bad.
const UsualNodes = 50_000

// A Move is a move of a game, and what the review found out about it.
type Move struct {
	chess.Ply
	Eval   string       // the score of the position after it, for White: +0.34, #-3
	Chance float64      // what White could expect there, in percent, a draw being half a win
	Loss   float64      // what the move gives away of the mover's chance, in percent, see verdict
	Glyph  uint8        // what that is called, see [pgn.Sign], or 0 for a move that is not bad
	Better []chess.Move // the best line
	Judged bool         // it is bad, and of a side whose moves are marked
	Words  string       // what is wrong with it, in a sentence, or "" where none is certain
}

// A reviewer asks the engine about the positions of a game.
type reviewer struct {
	Options
	ctx     context.Context
	plies   []chess.Ply
	opinion []opinion // of the position before each ply, and of the last
}

// Game reviews moves that were played one after the other. Whose moves are marked makes no difference
// to what is found. If ctx is canceled, what was found until then comes back. The error says that there
// is no move, that a side has not just one king, or why the engine does not answer.
func Game(ctx context.Context, plies []chess.Ply, o Options) (moves []Move, err error) {
	if len(plies) == 0 {
		return nil, errors.New("no move has been played yet")
	}
	if _, err := fast.NewProved(plies[0].Before); err != nil {
		return nil, err
	}
	r := newReviewer(ctx, plies, o)
	looked, err := r.look()
	if err == nil {
		err = r.judge()
	}
	if err != nil && ctx.Err() == nil {
		return nil, err
	}
	for i := range looked {
		moves = append(moves, r.move(i))
	}
	return moves, nil
}

func newReviewer(ctx context.Context, plies []chess.Ply, o Options) *reviewer {
	o.Nodes = cmp.Or(o.Nodes, UsualNodes)
	if o.Search == nil {
		o.Search = newSearch()
	}
	return &reviewer{Options: o, ctx: ctx, plies: plies, opinion: make([]opinion, len(plies)+1)}
}

// replay returns the board after some plies, which begin at p, and the keys of the positions before
// that would be a draw if they came again: those that came twice. All others are 0.
func replay(plies []chess.Ply, p chess.Position) (b *fast.Board, past []uint64) {
	if len(plies) > 0 {
		p = plies[0].Before
	}
	b, _ = fast.NewProved(p)
	seen := map[uint64]bool{}
	for i, ply := range plies {
		key := b.Key()
		past = append(past, 0)
		if seen[key] {
			past[i] = key
		}
		seen[key] = true
		b.Make(ply.Move)
	}
	return b, past
}

// look looks at each position of the game, and returns how many moves it has seen.
func (r *reviewer) look() (moves int, err error) {
	began := time.Now()
	if err := r.ask(0, 1); err != nil {
		return 0, err
	}
	for i := range r.plies {
		if err := r.ask(i+1, 1); err != nil {
			return i, err
		}
		left := time.Since(began) / time.Duration(i+1) * time.Duration(len(r.plies)-i-1)
		r.Report(fmt.Sprintf("move %d of %d, %v left", i+1, len(r.plies), left.Round(time.Second)))
	}
	return len(r.plies), nil
}

// Analyze is [Analyst.Analyze] with an analyst that is asked only once.
func Analyze(ctx context.Context, plies []chess.Ply, p chess.Position, most, nodes int,
	report func([]engine.Line)) (lines []engine.Line, err error) {
	return new(Analyst).Analyze(ctx, plies, p, most, nodes, report)
}

// An Analyst looks for the best lines in one position after the other, and remembers for the next
// what it has found, in a table of 64 megabytes. The zero value is ready, and has no table yet.
type Analyst struct {
	asking sync.Mutex // guards the engine
	engine *engine.Engine
}

// Analyze looks for the best lines from p, to which some plies have led: at most so many, the best
// first. Report hears them whenever they are one ply deeper. It ends when so many positions were
// looked at, or ctx is canceled. The error says why there is nothing to look for, as [Refusal] does.
func (a *Analyst) Analyze(ctx context.Context, plies []chess.Ply, p chess.Position, most, nodes int,
	report func([]engine.Line)) (lines []engine.Line, err error) {
	if err := Refusal(p); err != nil {
		return nil, err
	}
	a.asking.Lock()
	defer a.asking.Unlock()
	if a.engine == nil {
		a.engine = engine.New(engine.Options{Hash: 64})
	}
	e := a.engine
	b, past := replay(plies, p)
	for depth := 1; depth < 100; depth++ {
		rest := p.LegalMoves() // those that no line begins with yet
		var found []engine.Line
		for range min(most, len(rest)) {
			line := e.Search(ctx, b, past, engine.Limits{Depth: depth, Nodes: nodes, Moves: rest}, nil)
			nodes -= line.Nodes
			isOver := nodes <= 0 || ctx.Err() != nil
			if depth > 1 && isOver {
				return lines, nil
			}
			found = append(found, line)
			rest = slices.DeleteFunc(rest, func(m chess.Move) bool { return m == line.Moves[0] })
		}
		byScore := func(a, b engine.Line) int { return cmp.Compare(b.Score, a.Score) } // the best first
		slices.SortStableFunc(found, byScore)
		lines = found
		report(lines)
	}
	return lines, nil
}

// Refusal returns why no line can begin at p, or nil: a side has not just one king, or there is no
// legal move.
func Refusal(p chess.Position) error {
	if _, err := fast.NewProved(p); err != nil {
		return err
	}
	if !p.HasLegalMove() {
		return errors.New("there is no legal move")
	}
	return nil
}
