// why_test.go tests that the reasons are true.

package player

import "testing"

func TestWhy(t *testing.T) {
	tests := []struct {
		name            string
		player          Player
		fen, move, want string
	}{
		{
			name: "a piece is taken", player: greedy{1}, fen: "k7/8/5n2/2p3r1/4N3/8/8/7K w - - 0 1",
			move: "e4g5", want: "takes the rook (+5)",
		},
		{
			name: "a mate needs no other reason", player: greedy{1},
			fen: "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1", move: "a1a8", want: "mates",
		},
		{
			name: "a pawn becomes a queen", player: greedy{1},
			fen: "8/P7/5r2/8/4N3/8/7k/3K4 w - - 0 1", move: "a7a8q",
			want: "promotes to a queen (+8)",
		},
		{
			name: "it takes a knight, too", player: greedy{1},
			fen: "1n6/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", move: "a7b8q",
			want: "takes the knight and promotes to a queen (+11)",
		},
		{
			name: "there is nothing to take", player: greedy{1},
			fen: "7k/8/8/8/7P/8/7K/8 w - - 0 1", want: "nothing to take",
		},

		{
			name: "a choice of one", player: random{1}, fen: "7k/8/8/8/8/8/q7/7K w - - 0 1",
			move: "h1g1", want: "the only move",
		},
		{
			name: "a choice of four", player: random{1}, fen: "7k/7p/8/8/8/8/7P/7K w - - 0 1",
			want: "any of 4 moves",
		},

		{
			name: "what is won, and what is lost at most", player: careful{1},
			fen: "3rr1k1/8/2N5/p7/8/8/8/6K1 w - - 0 1", move: "c6d8",
			want: "takes the rook (+5); may lose the knight (-3)",
		},
		{
			name: "nothing is won, and nothing lost", player: careful{1},
			fen: "7k/8/8/8/8/8/q7/7K w - - 0 1", move: "h1g1", want: "loses nothing",
		},
		{
			name: "nothing is won, and a pawn is lost", player: careful{1},
			fen: "7k/8/8/8/p7/P7/r7/7K w - - 0 1", move: "h1g1", want: "may lose the pawn (-1)",
		},
		{
			name: "of some that are as safe it is the freest", player: careful{1},
			fen: "7k/8/8/8/8/8/8/KR6 w - - 0 1", move: "b1b7",
			want: "loses nothing; 17 moves against 1",
		},
		{
			name:   "ahead it makes no stalemate, though a1b2 would be the freest",
			player: careful{1}, fen: "7k/8/6Q1/8/p7/P7/8/K7 w - - 0 1", move: "g6e4",
			want: "loses nothing; 30 moves against 2",
		},
		{
			name: "the mate cannot be helped", player: careful{1},
			fen: "7k/8/8/8/8/6r1/7r/K7 w - - 0 1", want: "can be mated",
		},
		{
			name: "a pawn cannot be stopped", player: careful{1},
			fen: "7k/8/8/8/8/8/pr6/1n5K w - - 0 1", move: "h1g1",
			want: "lets a pawn promote to a queen (-8)",
		},
		{
			name: "it takes a rook, too", player: careful{1},
			fen: "7k/8/8/8/8/p1p5/1p6/R1R4K w - - 0 1", move: "c1c3",
			want: "takes the pawn (+1); may lose the rook to a pawn that promotes to a queen (-13); 25 moves against 12",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := chosen(t, tt.player, Request{Start: positionOf(t, tt.fen)})
			if d.Why != tt.want || tt.move != "" && d.Move.String() != tt.move {
				t.Errorf("\n%s\nit plays %s: %q, want %s: %q", positionOf(t, tt.fen).Board, d.Move,
					d.Why, tt.move, tt.want)
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
