// make_test.go tests a move that is played on a copy.

package chess

import "testing"

func TestAfter(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"after White's move the piece stands on the other square, and Black is to move",
			"8/8/8/8/8/8/8/B7 w", "a1h8", "7B/8/8/8/8/8/8/8 b"},
		{"after Black's move what stood there is gone, and White is to move",
			"n7/2P5/8/8/8/8/8/8 b", "a8c7", "8/2n5/8/8/8/8/8/8 w"},
	}
	for _, tt := range tests {
		p, m, want := positionOf(t, tt.fen), moveOf(t, tt.move), positionOf(t, tt.want)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.After(m); got != want {
				t.Errorf("after %s\n%s", m, twoPositions(want, got))
			}
			if p != positionOf(t, tt.fen) {
				t.Errorf("After(%s) changed the position itself, and not a copy", m)
			}
		})
	}
}
