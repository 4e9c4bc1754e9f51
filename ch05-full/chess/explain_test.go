// explain_test.go tests how it is explained what a king forbids, word for word.

package chess

import "testing"

func TestExplain(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a legal move is legal, and that is all", "4k3/8/8/8/8/8/8/4K3 w", "e1e2", "e1e2 is legal"},
		{"what is no matter of kings is said as in a refusal", "4k3/8/8/8/8/8/8/4K3 w", "e4e5", "e4: nothing stands there"},
		{"a king does not go where a pawn attacks", "7k/8/8/5p2/4PK2/8/8/8 w", "f4g4", "the pawn on f5 attacks g4"},
		{"a king in check does not go where another piece attacks from afar", "7k/8/b7/8/8/5n2/8/4K3 w", "e1e2", "the bishop on a6 attacks e2 over d3 c4 b5"},
		{"a pinned piece does not leave the line", "7k/8/8/8/8/6b1/5N2/4K3 w", "f2d3", "the knight on f2 is pinned: without it the bishop on g3 attacks the king on e1 over f2"},
		{"a pinned piece does not help against another attacker", "7k/8/8/b7/8/5n2/3N4/4K3 w", "d2f3", "the knight on d2 is pinned: without it the bishop on a5 attacks the king on e1 over d2 c3 b4"},
		{"en passant takes two pawns out of the line", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", "capturing en passant takes both pawns off their squares: then the rook on h5 attacks the king on a5 over b5 c5 d5 e5 f5 g5"},
		{"en passant takes two pawns out of the line, and another piece gives check", "k1b5/8/8/r2pPK2/8/8/8/8 w - d6 0 1", "e5d6", "capturing en passant takes both pawns off their squares: then the rook on a5 attacks the king on f5 over b5 c5 d5 e5"},
		{"a pawn that would capture en passant is pinned by itself", "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "the pawn on e5 is pinned: without it the rook on e8 attacks the king on e1 over e2 e3 e4 e5 e6 e7"},
		{"a king that shields another one is not pinned", "7k/8/8/8/8/8/8/KK5r w - - 0 1", "b1b2", "without the king on b1 the rook on h1 attacks the king on a1 over b1 c1 d1 e1 f1 g1"},
		{"against a check from afar three things help", "7k/8/8/b7/8/8/P7/4K3 w", "a2a3", "the bishop on a5 gives check to the king on e1 over d2 c3 b4: move the king, capture the bishop on a5, or put a piece between"},
		{"against a knight's check two things help", "7k/8/8/8/8/5n2/P7/4K3 w", "a2a3", "the knight on f3 gives check to the king on e1: move the king or capture the knight on f3"},
		{"against a double check only a move of the king helps", "4k3/6p1/5N2/1B6/8/8/8/4K3 b", "g7f6", "the bishop on b5 and the knight on f6 give check to the king on e8: nothing stops both at once, so the king must move"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.Explain(m); got != tt.want {
				t.Errorf("Explain(%v) says %q, want %q\n%s", m, got, tt.want, draw(p, nil, nil, "why "+tt.move))
			}
		})
	}
}

func TestLineText(t *testing.T) {
	tests := []struct {
		name           string
		attacker, king Square
		want           string
	}{
		{"between two squares of a diagonal are those of the diagonal", H8, E5, " over f6 g7"},
		{"neighbors have no square between them", E2, E1, ""},
		{"a knight has no line", F3, E1, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, lineText(tt.attacker, tt.king), tt.want, "got %q, want %q") })
	}
}
