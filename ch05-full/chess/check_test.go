// check_test.go tests whether a king is attacked, and by whom.

package chess

import (
	"fmt"
	"testing"
)

func TestCheckers(t *testing.T) {
	tests := []struct {
		name, fen string
		side      Color
		want      string
	}{
		{"a rook gives check along a file", "4r3/7k/8/8/8/8/8/4K3", White, "e8"},
		{"T4-atk-1 a rook attacks the king along a file: e8 attacks e1", "4r3/8/8/8/8/8/8/4K3", White, "e8"},
		{"T4-atk-2 a rook attacks the king along a rank: h4 attacks b4", "8/8/8/8/1K5r/8/8/8", White, "h4"},
		{"a king's own pieces give no check", "8/8/8/8/1K5R/8/8/8", White, ""},
		{"two pieces at once give a double check", "4k3/8/5N2/1B6/8/8/8/4K3", Black, "b5 f6"},
		{"without a king there is no check", "8/8/8/8/8/8/1q6/8", White, ""},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			found := p.Checkers(tt.side)
			p.SideToMove = tt.side // so that the program looks at the same king
			sameSquares(t, p, fmt.Sprintf("Checkers(%v)", tt.side), found, tt.want, "")
		})
	}
}

func TestInCheck(t *testing.T) {
	tests := []struct {
		name, fen string
		side      Color
		want      bool
	}{
		{"a knight gives check", "8/8/8/8/8/3n4/8/4K3", White, true},
		{"a knight on the last square gives check", "7N/8/6k1/8/8/8/8/8", Black, true},
		{"one's own knight gives no check", "7n/8/6k1/8/8/8/8/8", Black, false},
		{"a pawn does not attack straight ahead", "4k3/4P3/8/8/8/8/8/8", Black, false},
		{"without a king there is no check", "8/8/8/8/8/8/1k6/8", White, false},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.InCheck(tt.side); got != tt.want {
				t.Errorf("InCheck(%v) = %t, want %t\n%s", tt.side, got, tt.want, draw(p, nil, nil, ""))
			}
		})
	}
}
