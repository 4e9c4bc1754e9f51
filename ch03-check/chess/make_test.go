// make_test.go tests a move that is played on a copy.

package chess

import "testing"

func TestAfter(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"after White's move the piece stands on the other square, and Black is to move",
			"4k3/8/8/8/8/8/8/B3K3 w", "a1h8", "4k2B/8/8/8/8/8/8/4K3 b"},
		{"after Black's move what stood there is gone, and White is to move",
			"n3k3/2P5/8/8/8/8/8/4K3 b", "a8c7", "4k3/2n5/8/8/8/8/8/4K3 w"},
	}
	for _, tt := range tests {
		p, m, want := positionOf(t, tt.fen), moveOf(t, tt.move), positionOf(t, tt.want)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.After(m); got != want {
				t.Errorf("after %s\n%s\n%s", m, twoPositions(want, got), playing(p, tt.move))
			}
			if p != positionOf(t, tt.fen) {
				t.Errorf("After(%s) changed the position itself, and not a copy", m)
			}
		})
	}
}
