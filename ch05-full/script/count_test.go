// count_test.go tests counting, and stopping it.

package script

import (
	"context"
	"errors"
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// The counts stand on the page "Perft Results" of the Chess Programming Wiki.
func TestCount(t *testing.T) {
	for depth, want := range []int{1, 48, 2039, 97862} {
		total, err := Count(t.Context(), chess.MustParseFEN(kiwipete), depth, func(chess.MoveCount, int) {})
		if total != want || err != nil {
			t.Errorf("to depth %d the count is %d, %v, want %d", depth, total, err, want)
		}
	}
}

func TestCountReportsEachFirstMove(t *testing.T) {
	p := chess.MustParseFEN(kiwipete)
	var counts []chess.MoveCount
	sum := 0
	Count(t.Context(), p, 3, func(done chess.MoveCount, total int) {
		counts = append(counts, done)
		if sum += done.Nodes; total != sum {
			t.Errorf("after %s the total is said to be %d, want %d", done.Move, total, sum)
		}
	})
	if want := p.Divide(3); !slices.Equal(counts, want) {
		t.Errorf("the reports are %v, want %v", counts, want)
	}
}

// A count that nobody waits for ends with what it has.
func TestCountThatIsStopped(t *testing.T) {
	tests := []struct {
		name    string
		depth   int
		after   int // reports
		want    int
		reports int
	}{
		{"before it begins", 3, 0, 0, 0},
		{"before it begins, to a depth of nothing", 0, 0, 1, 0},
		{"after the first move", 3, 1, 400, 1},
		{"after the second", 3, 2, 840, 2},
		{"after the last", 1, 20, 20, 20},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			reports := 0
			if tt.after == 0 {
				cancel()
			}
			total, err := Count(ctx, chess.StartingPosition(), tt.depth, func(chess.MoveCount, int) {
				if reports++; reports == tt.after {
					cancel()
				}
			})
			if total != tt.want || reports != tt.reports || !errors.Is(err, context.Canceled) {
				t.Errorf("it ends with %d nodes, %d reports, error %v, want %d, %d, %v", total, reports, err, tt.want, tt.reports, context.Canceled)
			}
		})
	}
}
