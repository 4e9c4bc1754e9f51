// mind.go is how a level thinks: about one line or several, and with what it has found before.

package player

import (
	"cmp"
	"context"
	"slices"
	"sync/atomic"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// Tunable is a player that can be had at another level.
type Tunable interface {
	Player
	Level() int // from 1
	// Tuned returns a player of that level which keeps what it has found from move to move, in a
	// table of so many megabytes that is empty at first. By a clock the strongest level searches
	// in so many threads.
	Tuned(level, megabytes, threads int) Player
}

func (x leveled) Level() int { return x.number }

func (x leveled) Tuned(level, megabytes, threads int) Player {
	return leveled{number: level, seed: x.seed, memory: &memory{megabytes: megabytes, threads: threads}}
}

// Elos returns about how strong the levels are, the weakest first.
func Elos() (elos []int) {
	for _, l := range levels {
		elos = append(elos, l.elo)
	}
	return elos
}

// LevelOf returns the level, from 1, that is nearest to a strength.
func LevelOf(elo int) int {
	elos := Elos()
	nearest := slices.MinFunc(elos, func(a, b int) int { return abs(a-elo) - abs(b-elo) })
	return slices.Index(elos, nearest) + 1
}

// A memory keeps an engine from one move to the next. The nil memory keeps none.
type memory struct {
	megabytes int
	threads   int
	kept      atomic.Pointer[mind]
}

// A mind is an engine and what it was made with.
type mind struct {
	engine.Options
	*engine.Engine
}

// take returns an engine: the one that is kept, unless it is another's or a search still has it.
func (m *memory) take(o engine.Options) *mind {
	if m == nil {
		return &mind{Options: o, Engine: engine.New(o)}
	}
	o.Hash = m.megabytes
	if kept := m.kept.Swap(nil); kept != nil && kept.Options == o {
		return kept
	}
	return &mind{Options: o, Engine: engine.New(o)}
}

// keep keeps an engine for the next search.
func (m *memory) keep(x *mind) {
	if m != nil {
		m.kept.Store(x)
	}
}

// lines searches for the best line, or for several, deeper and deeper: the second is the best
// without the first move of the first. It tells each, and returns the best.
func (x *mind) lines(ctx context.Context, boards []engine.Board, past []uint64, limits engine.Limits,
	n int, tell func(Thought)) (best engine.Line) {
	all, began, nodes := limits.Moves, time.Now(), 0
	if n = min(n, len(all)); n < 2 {
		best = Together(ctx, x.Engine, boards, past, limits, func(line engine.Line) {
			nodes = line.Nodes
			tell(thoughtOf(1, line))
		})
		if best.Nodes > nodes { // it has found that in a depth that did not come to its end
			tell(thoughtOf(1, best))
		}
		return best
	}
	for depth := 1; depth <= cmp.Or(limits.Depth, 99); depth++ {
		now, rest := limits, slices.Clone(all)
		for i := 1; i <= n; i++ {
			now.Depth, now.Moves = depth, rest
			now.Hard, now.Nodes = left(limits.Hard, time.Since(began)), left(limits.Nodes, nodes)
			line := Together(ctx, x.Engine, boards, past, now, nil)
			nodes += line.Nodes
			line.Depth, line.Nodes = depth, nodes
			late := limits.Hard > 0 && time.Since(began) >= limits.Hard
			enough := limits.Nodes > 0 && nodes >= limits.Nodes
			if len(best.Moves) > 0 && (late || enough || ctx.Err() != nil) {
				return best
			}
			if i == 1 {
				best = line
			}
			tell(thoughtOf(i, line))
			rest = slices.DeleteFunc(rest, func(m chess.Move) bool { return m == line.Moves[0] })
		}
		if limits.Soft > 0 && time.Since(began) >= limits.Soft {
			break
		}
	}
	return best
}

// left returns what is left of a limit, and never 0, which would be none.
func left[T int | time.Duration](limit, spent T) T {
	if limit == 0 {
		return 0
	}
	return max(limit-spent, 1)
}
