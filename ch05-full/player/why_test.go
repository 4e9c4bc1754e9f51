// why_test.go tests that the reasons are true.

package player

import "testing"

func TestWhy(t *testing.T) {
	tests := []struct {
		name            string
		player          Player
		fen, move, want string
	}{
		{"a piece is taken", greedy{1}, "k7/8/5n2/2p3r1/4N3/8/8/7K w - - 0 1", "e4g5", "takes the rook (+5)"},
		{"a mate needs no other reason", greedy{1}, "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1", "a1a8", "mates"},
		{"a pawn becomes a queen", greedy{1}, "8/P7/5r2/8/4N3/8/7k/3K4 w - - 0 1", "a7a8q", "promotes to a queen (+8)"},
		{"it takes a knight, too", greedy{1}, "1n6/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", "a7b8q", "takes the knight and promotes to a queen (+11)"},
		{"there is nothing to take", greedy{1}, "7k/8/8/8/7P/8/7K/8 w - - 0 1", "", "nothing to take"},

		{"a choice of one", random{1}, "7k/8/8/8/8/8/q7/7K w - - 0 1", "h1g1", "the only move"},
		{"a choice of four", random{1}, "7k/7p/8/8/8/8/7P/7K w - - 0 1", "", "any of 4 moves"},

		{"what is won, and what is lost at most", careful{1}, "3rr1k1/8/2N5/p7/8/8/8/6K1 w - - 0 1", "c6d8", "takes the rook (+5); may lose the knight (-3)"},
		{"nothing is won, and nothing lost", careful{1}, "7k/8/8/8/8/8/q7/7K w - - 0 1", "h1g1", "loses nothing"},
		{"nothing is won, and a pawn is lost", careful{1}, "7k/8/8/8/p7/P7/r7/7K w - - 0 1", "h1g1", "may lose the pawn (-1)"},
		{"of some that are as safe it is the freest", careful{1}, "7k/8/8/8/8/8/8/KR6 w - - 0 1", "b1b7", "loses nothing; 17 moves against 1"},
		{"ahead it makes no stalemate, though a1b2 would be the freest", careful{1}, "7k/8/6Q1/8/p7/P7/8/K7 w - - 0 1", "g6e4", "loses nothing; 30 moves against 2"},
		{"the mate cannot be helped", careful{1}, "7k/8/8/8/8/6r1/7r/K7 w - - 0 1", "", "can be mated"},
		{"a pawn cannot be stopped", careful{1}, "7k/8/8/8/8/8/pr6/1n5K w - - 0 1", "h1g1", "lets a pawn promote to a queen (-8)"},
		{"it takes a rook, too", careful{1}, "7k/8/8/8/8/p1p5/1p6/R1R4K w - - 0 1", "c1c3", "takes the pawn (+1); may lose the rook to a pawn that promotes to a queen (-13); 25 moves against 12"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := chosen(t, tt.player, Request{Start: positionOf(t, tt.fen)})
			if d.Why != tt.want || tt.move != "" && d.Move.String() != tt.move {
				t.Errorf("\n%s\nit plays %s: %q, want %s: %q", positionOf(t, tt.fen).Board, d.Move, d.Why, tt.move, tt.want)
			}
		})
	}
}

// After a stalemate there is no answer.
func TestLosesNothingWithoutAnAnswer(t *testing.T) {
	if got := loses(positionOf(t, "7k/5K1p/7P/8/8/8/8/8 b - - 1 1")); got != "loses nothing" {
		t.Errorf("loses = %q, want %q", got, "loses nothing")
	}
}
