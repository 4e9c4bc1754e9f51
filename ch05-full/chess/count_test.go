// count_test.go counts as perft does, to the end and not.

package chess

import (
	"context"
	"slices"
	"testing"
)

func TestCountIsDivide(t *testing.T) {
	p := positionOf(t, kiwipete)
	for depth := range 4 {
		var counts []MoveCount
		total, err := p.Count(t.Context(), depth, func(done MoveCount, _ int) { counts = append(counts, done) })
		if want := p.Perft(depth); total != want || err != nil {
			t.Errorf("Count to depth %d = %d, %v; want %d", depth, total, err, want)
		}
		if want := p.Divide(depth); depth > 0 && !slices.Equal(counts, want) {
			t.Errorf("Count to depth %d reports %v, want %v", depth, counts, want)
		}
	}
}

func TestCountStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	p, reports := positionOf(t, StartFEN), 0
	total, err := p.Count(ctx, 3, func(MoveCount, int) { reports++; cancel() })
	if total != 400 || err != context.Canceled || reports != 1 {
		t.Errorf("stopped after a move, Count = %d, %v after %d reports; want 400, %v after 1", total, err, reports, context.Canceled)
	}
}
