// together.go searches in several goroutines at once.

package player

import (
	"context"
	"sync"

	"mateinfive/ch05-full/engine"
)

// Together searches like [engine.Engine.Search] on the first of some boards, all of the same
// position. On each further one a twin searches along in a goroutine of its own. What one of them
// finds, the others find in their common table, and so all get further: that is called lazy SMP.
// It ends with the first search. How far the twins get is chance, and with it the line.
func Together(ctx context.Context, e *engine.Engine, boards []engine.Board, past []uint64, l engine.Limits,
	report func(engine.Line)) engine.Line {
	helping, cancel := context.WithCancel(ctx)
	var twins sync.WaitGroup
	defer twins.Wait()
	defer cancel()
	for _, board := range boards[1:] {
		twin := e.Twin()
		twins.Add(1)
		go func() {
			defer twins.Done()
			twin.Search(helping, board, past, engine.Limits{Moves: l.Moves}, nil)
		}()
	}
	return e.Search(ctx, boards[0], past, l, report)
}
