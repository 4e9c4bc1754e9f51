// in_test.go asks about positions of one's own, and about some that are too large.

package calltree

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestIn(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, tt := range []struct {
		name, function, fen string
		depth               int
		want                []int // depths
		fail                string
	}{
		{name: "what fits", function: "Negamax", fen: start, want: []int{1, 2}},
		{name: "a depth", function: "Negamax", fen: start, depth: 2, want: []int{2}},
		{
			name: "9323 calls", function: "Negamax", fen: start, depth: 3,
			fail: "that tree has more than 5000 calls: choose -depth 2, or fewer pieces",
		},
		{
			name: "218 moves", function: "AlphaBeta", depth: 3,
			fen:  "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
			fail: "choose -depth 2",
		},
		{name: "mated", function: "Negamax", fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
			want: []int{1, 2, 3}},
		{name: "no captures", function: "Quiet", fen: start, depth: 3, want: []int{0}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			list, err := In(tt.function, chess.MustParseFEN(tt.fen), tt.depth)
			if tt.fail != "" {
				if err == nil || !strings.Contains(err.Error(), tt.fail) {
					t.Errorf("error %v, want %q", err, tt.fail)
				}
				return
			}
			if err != nil || len(list) != len(tt.want) {
				t.Fatalf("In = %v, %v, want the depths %v", list, err, tt.want)
			}
			for i, q := range list {
				if q.Depth != tt.want[i] {
					t.Errorf("question %d has depth %d, want %d", i, q.Depth, tt.want[i])
				}
			}
		})
	}
}
