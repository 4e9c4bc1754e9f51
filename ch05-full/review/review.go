// review.go looks at each move of a game, and finds the worst.

// Package review says what a game was like: which moves gave the most away, what would have been
// better, and why, in sentences that hold. It asks package engine, always for as many positions,
// so that a review is the same on each machine. What a mistake is called, package motif knows.
//
// To read the code, start with this file and words.go. [Annotate] writes a review into the game,
// [Graph] and [SVG] draw it; [Analyst] and [Bars] are about one position.
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
	Sides  [2]bool           // whose moves are judged, by chess.Color
	Most   int               // how many of a side at most, the worst; 0 for all that are bad
	Nodes  int               // positions to look at for each move, or 0 for as many as usual
	Report func(text string) // hears how far it is
}

// closer is how many times as many positions are looked at for each bad move.
const closer = 10

// A Move is a move of a game, and what the review found out about it.
type Move struct {
	chess.Ply
	Eval   string       // the score of the position after it, for White: +0.34, #-3
	Chance float64      // what White could expect there, in percent, a draw being half a win
	Loss   float64      // what the move gives away of the mover's chance, see verdict
	Glyph  uint8        // what that is called, see [pgn.Sign], or 0
	Better []chess.Move // the best line
	Judged bool         // it is one of the worst
	Words  string       // what is wrong with it, in a sentence, or "" where none is certain
}

// A reviewer asks the engine about the positions of a game.
type reviewer struct {
	*engine.Engine
	Options
	ctx   context.Context
	plies []chess.Ply
}

// Game reviews moves that were played one after the other. If ctx is canceled, what was found until
// then comes back. The error says that there is no move, or that a side has not just one king.
func Game(ctx context.Context, plies []chess.Ply, o Options) (moves []Move, err error) {
	if len(plies) == 0 {
		return nil, errors.New("no move has been played yet")
	}
	if _, err := fast.NewProved(plies[0].Before); err != nil {
		return nil, err
	}
	o.Nodes = cmp.Or(o.Nodes, 50_000)
	r := newReviewer(ctx, plies, o)
	began := time.Now()
	line := r.search(0, r.Nodes)
	for i := range plies {
		next := r.search(i+1, r.Nodes)
		if ctx.Err() != nil {
			break
		}
		moves = append(moves, r.move(i, line, next))
		line = next
		left := time.Since(began) / time.Duration(i+1) * time.Duration(len(plies)-i-1)
		r.Report(fmt.Sprintf("move %d of %d, %v left", i+1, len(plies), left.Round(time.Second)))
	}
	r.judge(moves)
	return moves, nil
}

func newReviewer(ctx context.Context, plies []chess.Ply, o Options) *reviewer {
	return &reviewer{Engine: engine.New(engine.Options{Hash: 16}), Options: o, ctx: ctx, plies: plies}
}

// search returns what is expected in the position before the i-th ply.
func (r *reviewer) search(i, nodes int) (found engine.Line) {
	b, past := replay(r.plies[:i], r.plies[0].Before)
	last := r.Search(r.ctx, b, past, engine.Limits{Nodes: nodes}, func(l engine.Line) { found = l })
	if found.Moves == nil {
		return last // there is no legal move
	}
	return found // of the last depth that was looked at to its end
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

// move returns a ply with what was found before and after it.
func (r *reviewer) move(i int, line, next engine.Line) Move {
	m := Move{Ply: r.plies[i], Better: line.Moves, Chance: chance(-next.Score)}
	if len(next.Moves) > 0 {
		m.Eval = forWhite(next.Score, m.Before.SideToMove.Other())
	}
	if len(line.Moves) > 0 && line.Moves[0] != m.Move {
		m.Loss, m.Glyph = verdict(line.Score, next.Score)
	}
	if m.Before.SideToMove == chess.Black {
		m.Chance = 100 - m.Chance
	}
	return m
}

// judge looks closer at the moves that seem worst, until there are enough that are bad.
func (r *reviewer) judge(moves []Move) {
	var worst []int
	for i, m := range moves {
		if m.Glyph > 0 && r.Sides[m.Before.SideToMove] {
			worst = append(worst, i)
		}
	}
	slices.SortStableFunc(worst, func(a, b int) int { return cmp.Compare(moves[b].Loss, moves[a].Loss) })
	var judged [2]int
	for n, i := range worst {
		side := moves[i].Before.SideToMove
		if r.Most > 0 && judged[side] == r.Most {
			continue
		}
		r.Report(fmt.Sprintf("a closer look, %d of %d at most", n+1, len(worst)))
		line := r.search(i, closer*r.Nodes)
		next := r.search(i+1, closer*r.Nodes)
		if r.ctx.Err() != nil {
			return
		}
		m := r.move(i, line, next)
		if m.Glyph > 0 {
			m.Judged = true
			m.Words = words(r.plies, i, line, next)
			judged[side]++
		}
		moves[i] = m
	}
}

// Analyse is [Analyst.Analyse] with an analyst that is asked only once.
func Analyse(ctx context.Context, plies []chess.Ply, p chess.Position, most, nodes int,
	report func([]engine.Line)) (lines []engine.Line, err error) {
	return new(Analyst).Analyse(ctx, plies, p, most, nodes, report)
}

// An Analyst looks for the best lines in one position after the other, and remembers for the next
// what it has found, in a table of 64 megabytes. The zero value is ready, and has no table yet.
type Analyst struct {
	asking sync.Mutex // guards the engine
	engine *engine.Engine
}

// Analyse looks for the best lines from p, to which some plies have led: at most so many, the best
// first. Report hears them whenever they are one ply deeper. It ends when so many positions were
// looked at, or ctx is canceled. The error says why there is nothing to look for, as [Refusal] does.
func (a *Analyst) Analyse(ctx context.Context, plies []chess.Ply, p chess.Position, most, nodes int,
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
