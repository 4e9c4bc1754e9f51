// greedy_test.go tests what is the most for now.

package player

import "testing"

func TestGreediest(t *testing.T) {
	runChoices(t, "greediest", greediest, []choice{
		{
			name: "of three captures it takes what is worth most",
			fen:  "k7/8/5n2/2p3r1/4N3/8/8/7K w - - 0 1", want: "e4g5",
		},
		{
			name: "Black takes from White",
			fen:  "k7/8/2n5/4P3/1Q6/8/8/7K b - - 0 1",
			want: "c6b4",
		},
		{
			name: "all that are equally good", fen: "7k/8/8/1p1q4/4P3/2N5/8/3R2K1 w - - 0 1",
			want: "d1d5 c3d5 e4d5",
		},
		{
			name: "what can be taken back does not matter",
			fen:  "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", want: "d2d6",
		},
		{
			name: "with nothing to take all moves are equally good",
			fen:  "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
		},
		{
			name: "far behind, with something to take",
			fen:  "q3k2q/8/8/8/8/p7/1P6/4K3 w - - 0 1",
			want: "b2a3",
		},
		{
			name:  "it chooses among the moves that it is given",
			fen:   "k7/8/5n2/2p3r1/4N3/8/8/7K w - - 0 1",
			moves: "e4c3 e4c5 e4f6 h1h2",
			want:  "e4f6",
		},

		{
			name: "en passant takes a pawn",
			fen:  "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
			want: "e5d6",
		},
		{
			name: "a knight that goes to the square takes nothing",
			fen:  "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 0 1", want: "e5d6",
		},
		{
			name: "a pawn that becomes a queen gains 8, more than a rook",
			fen:  "8/P7/5r2/8/4N3/8/7k/3K4 w - - 0 1", want: "a7a8q",
		},
		{name: "a pawn that becomes a queen gains less than a queen is worth", fen: "8/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", want: "e4f6"},
		{
			name: "a pawn that becomes a rook gains 4, more than a knight",
			fen:  "8/P7/5n2/8/4N3/8/7k/3K4 w - - 0 1", moves: "a7a8r a7a8n e4f6", want: "a7a8r",
		},
		{
			name: "a pawn takes something and becomes a queen",
			fen:  "1n6/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", want: "a7b8q",
		},

		{
			name: "mate comes before a queen",
			fen:  "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1",
			want: "a1a8",
		},
		{
			name: "a mate that takes nothing comes before a queen that takes one",
			fen:  "q5rk/1P4pp/8/6N1/8/8/8/6K1 w - - 0 1", want: "g5f7",
		},
		{
			name: "all mates are equally good, whatever they take",
			fen:  "n6k/1Q6/6K1/8/8/8/8/8 w - - 0 1", want: "b7g7 b7h7 b7a8 b7b8 b7c8",
		},
		{
			name: "neither a check nor a stalemate is a mate",
			fen:  "7k/8/8/8/p4Q2/P7/8/K7 w - - 0 1", want: "f4a4",
		},
		{
			name: "a knight that mates is better than a queen",
			fen:  "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1", want: "f7f8n",
		},
		{
			name:  "Black mates",
			fen:   "6k1/8/8/8/8/8/r4PPP/Q5K1 b - - 0 1",
			moves: "a2a1 a2f2",
			want:  "a2a1",
		},
	})
}
