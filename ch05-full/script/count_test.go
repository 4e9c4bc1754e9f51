// count_test.go tests counting, and stopping it.

package script

import (
	"context"
	"errors"
	"testing"

	"mateinfive/ch05-full/chess"
)

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
		{"after the first move", 3, 1, 400, 1},
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
