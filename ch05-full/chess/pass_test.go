// pass_test.go tests the null move.

package chess

import "testing"

func TestPass(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"White passes", "4k3/8/8/8/8/8/8/R3K3 w Q - 5 9", "4k3/8/8/8/8/8/8/R3K3 b Q - 6 9"},
		{"after Black has passed the next number comes", "4k3/8/8/8/8/8/8/R3K3 b Q - 5 9", "4k3/8/8/8/8/8/8/R3K3 w Q - 6 10"},
		{"who passes captures nothing en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", "4k3/8/8/8/3pP3/8/8/4K3 w - - 1 10"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { sameFEN(t, p.Pass(), tt.want) })
	}
}
