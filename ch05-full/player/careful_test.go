// careful_test.go tests what is safe, what is free, and when a draw is good enough.

package player

import (
	"context"
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestSafest(t *testing.T) {
	runChoices(t, "safest", safest, []choice{
		{
			name:  "a queen does not take a protected pawn",
			fen:   "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1",
			moves: "d2d6 d2c2 e1f2",
			want:  "d2c2 e1f2",
		},
		{
			name: "a rook takes a protected queen",
			fen:  "k7/2p5/3q4/8/8/8/3R4/K7 w - - 0 1",
			want: "d2d6",
		},
		{
			name: "a knight for a rook is better than a pawn for nothing",
			fen:  "3rr1k1/8/2N5/p7/8/8/8/6K1 w - - 0 1", moves: "c6d8 c6a5", want: "c6d8",
		},
		{
			name: "a rook that is attacked goes away", fen: "4k3/8/8/3b4/8/8/6R1/4K3 w - - 0 1",
			moves: "e1d2 g2a2 g2g7", want: "g2g7",
		},
		{
			name: "what stands behind a piece stays covered",
			fen:  "k3r3/8/8/8/4N3/8/8/K3Q3 w - - 0 1", moves: "e4c3 a1b1", want: "a1b1",
		},
		{
			name: "of two that are lost only one can be taken at once",
			fen:  "3k4/8/6p1/3n3R/1B3N2/8/8/R3K3 w - - 0 1", moves: "h5h1 a1d1", want: "h5h1",
		},
		{
			name: "a pinned piece takes nothing back",
			fen:  "4k3/5p2/4n3/2p5/8/8/4R3/2R1K3 w - - 0 1", want: "c1c5",
		},
		{
			name: "a king takes nothing back that is protected",
			fen:  "3k4/4p3/8/8/8/8/4R3/4R1K1 w - - 0 1", want: "e2e7",
		},
		{
			name: "a king takes back what is not", fen: "3k4/4p3/8/8/8/8/4R3/6K1 w - - 0 1",
			moves: "e2e7 g1f1", want: "g1f1",
		},
		{
			name: "Black takes what is not protected",
			fen:  "4k3/8/8/3q4/8/4N3/8/3RK2R b - - 0 1",
			want: "d5h1",
		},
		{
			name: "Black's queen goes away", fen: "4k3/8/8/3q4/8/2N5/8/4K3 b - - 0 1",
			moves: "d5d8 e8e7 d5c4", want: "d5d8 d5c4",
		},
		{
			name:  "far behind, with something to take",
			fen:   "q3k2q/8/8/8/8/p7/1P6/4K3 w - - 0 1",
			moves: "b2a3 e1e2",
			want:  "b2a3",
		},
		{
			name: "it chooses among the moves that it is given",
			fen:  "k7/2p5/3q4/8/8/8/3R4/K7 w - - 0 1", moves: "a1a2 d2d1 d2b2", want: "d2b2",
		},

		{
			name: "the answer can be en passant", fen: "4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1",
			moves: "b2b4 e1e2", want: "e1e2",
		},
		{
			name: "the answer can be a new queen", fen: "3r4/7k/2N1B3/8/8/8/p7/7K w - - 0 1",
			moves: "c6d8 e6a2 h1g1", want: "e6a2",
		},
		{
			name: "a pawn with nothing before it is as dangerous",
			fen:  "4k3/8/8/8/8/8/1p6/2R1K3 w - - 0 1", moves: "c1b1 c1d1 e1d2", want: "c1b1",
		},
		{
			name: "a queen of one's own can be taken", fen: "1r5k/P7/8/8/8/8/8/K7 w - - 0 1",
			moves: "a7a8q a1a2", want: "a1a2",
		},

		{
			name: "it takes no pawn if that can be answered with mate",
			fen:  "3r2k1/5ppp/8/1p6/8/2N5/5PPP/6K1 w - - 0 1", moves: "c3b5 c3e4 g1f1 h2h3",
			want: "g1f1 h2h3",
		},
		{
			name:  "to be mated is worse than to lose the queen",
			fen:   "3r2k1/5ppp/8/8/1p6/Q1N5/5PPP/6K1 w - - 0 1",
			moves: "c3e4 h2h4",
			want:  "h2h4",
		},
		{
			name:  "Black is not mated if it can help it",
			fen:   "6k1/5ppp/2n5/8/1P6/8/5PPP/3R2K1 b - - 0 1",
			moves: "c6b4 c6e5 h7h6",
			want:  "h7h6",
		},
		{
			name: "mate comes before a queen",
			fen:  "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1",
			want: "a1a8",
		},
		{
			name: "all mates are equally good, whatever they take",
			fen:  "n6k/1Q6/6K1/8/8/8/8/8 w - - 0 1", want: "b7g7 b7h7 b7a8 b7b8 b7c8",
		},
		{
			name:  "a stalemate by the other side is no mate",
			fen:   "7k/8/8/8/8/3q4/K7/8 w - - 0 1",
			moves: "a2a1 a2b2",
		},
		{
			name: "a stalemate wins nothing", fen: "7k/8/8/8/p4Q2/P7/8/K7 w - - 0 1",
			moves: "f4f7 f4a4", want: "f4a4",
		},
	})
}

func TestFreest(t *testing.T) {
	tests := []choice{
		{
			name: "a knight in the middle has the most moves", fen: "7k/8/8/8/8/1N6/8/K7 w - - 0 1",
			moves: "b3d4 b3d2 b3c1", want: "b3d4",
		},
		{
			name: "it counts for Black too", fen: "k7/8/1n6/8/8/8/8/7K b - - 0 1",
			moves: "b6d5 b6d7 b6c8", want: "b6d5",
		},
		{
			name: "what the other side cannot do counts as well",
			fen:  "7k/8/8/8/8/8/8/KR6 w - - 0 1", moves: "b1g1 b1d1", want: "b1g1",
		},
		{name: "all that are equally free", fen: "7k/8/8/8/8/8/8/K7 w - - 0 1", moves: "a1a2 a1b1"},
	}
	runChoices(t, "freest", func(p chess.Position, moves []chess.Move) []chess.Move {
		free, err := freest(context.Background(), p, moves)
		if err != nil {
			t.Error(err)
		}
		return free
	}, tests)
}

// A person who has stopped waiting need not wait for all moves.
func TestFreestIsCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := chess.StartingPosition()
	if free, err := freest(ctx, p, p.LegalMoves()); err != context.Canceled {
		t.Errorf("freest with a canceled context = %v, %v, want %v", free, err, context.Canceled)
	}
}

func TestStillWinning(t *testing.T) {
	runChoices(t, "stillWinning", stillWinning, []choice{
		{
			name: "no stalemate when ahead", fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
			moves: "f1f7 f1f5 f1a1", want: "f1f5 f1a1",
		},
		{name: "a mate is no draw", fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", moves: "f1f7 f1f8", want: "f1f8"},
		{
			name: "no capture after which neither side can mate",
			fen:  "7k/8/8/8/8/8/2p5/K2B4 w - - 0 1", moves: "d1c2 d1g4", want: "d1g4",
		},
		{
			name: "a stalemate will do where neither side is ahead",
			fen:  "7k/4K2p/7P/8/8/8/8/8 w - - 0 1", moves: "e7f7 e7f6",
		},
		{
			name: "Black is ahead by a pawn, and makes no stalemate",
			fen:  "8/8/8/8/p7/7p/4k2P/7K b - - 0 1", moves: "e2f2 e2f3", want: "e2f3",
		},
		{
			name: "where all moves end in a draw any will do",
			fen:  "7k/5K2/8/7P/8/8/8/8 w - - 149 90", moves: "f7f6 f7e6",
		},
	})
}

func TestCareful(t *testing.T) {
	const back = "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8" // the position stands for the third time
	tests := []struct {
		name, fen string
		moves     string // played from there
		offered   bool
		want      string // "move", "claim", "claim with a move" or "accept"
	}{
		{
			name: "behind, it claims the third time of a position",
			fen:  "4k2q/8/8/8/8/8/8/R3K3 w - - 0 1", moves: back, want: "claim",
		},
		{name: "one pawn behind, it claims", fen: "4k3/5pp1/8/8/8/8/5P2/4K3 w - - 100 80", want: "claim"},
		{name: "level, it plays on", fen: "4k2q/8/8/8/8/8/8/Q3K3 w - - 0 1", moves: back, want: "move"},
		{name: "ahead, it plays on", fen: "4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1", moves: back, want: "move"},
		{name: "behind, it claims fifty moves", fen: "4k2q/8/8/8/8/8/7P/4K3 w - - 100 80", want: "claim"},
		{
			name: "behind, it claims with the move that makes them fifty",
			fen:  "4k2q/8/8/8/8/8/8/4K3 w - - 99 80", want: "claim with a move",
		},
		{
			name: "one ply earlier there is nothing to claim",
			fen:  "4k2q/8/8/8/8/8/8/4K3 w - - 98 80", want: "move",
		},
		{
			name: "three behind, it accepts an offer", fen: "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1",
			offered: true, want: "accept",
		},
		{
			name: "two behind, it plays on", fen: "4k3/5ppp/8/8/8/8/7P/4K3 w - - 0 1",
			offered: true, want: "move",
		},
		{
			name: "ahead, it plays on, whatever is offered",
			fen:  "4k3/7p/8/8/8/8/7P/3QK3 w - - 0 1", offered: true, want: "move",
		},
		{
			name: "what is not offered it does not accept",
			fen:  "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1", want: "move",
		},
		{
			name: "Black is behind and accepts", fen: "4k3/7p/8/8/8/8/7P/4K1N1 b - - 0 1",
			offered: true, want: "accept",
		},
		{
			name: "behind, it mates if it can", fen: "6k1/5ppp/7n/7n/8/8/8/R5K1 w - - 100 80",
			offered: true, want: "move",
		},
		{
			name: "a claim comes before an offer", fen: "4k2q/8/8/8/8/8/7P/4K3 w - - 100 80",
			offered: true, want: "claim",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := Request{Start: positionOf(t, tt.fen), Moves: movesOf(t, tt.moves), Offered: tt.offered}
			d := chosen(t, careful{1}, r)
			got := map[Action]string{Move: "move", Claim: "claim", Accept: "accept"}[d.Action]
			if d.Action == Claim && d.Move != (chess.Move{}) {
				got = "claim with a move"
			}
			if got != tt.want {
				t.Errorf("got %s (%s), want %s", got, d.Why, tt.want)
			}
		})
	}
}

// What it thinks is said once, and need not be heard.
func TestCarefulReports(t *testing.T) {
	var heard []string
	r := Request{Start: positionOf(t, "4k3/4p3/8/8/8/8/4R3/6K1 w - - 0 1")}
	if _, err := (careful{1}).Choose(context.Background(), r, func(thought string) { heard = append(heard, thought) }); err != nil {
		t.Fatal(err)
	}
	if want := []string{"17 of 18 moves are equally safe"}; !slices.Equal(heard, want) {
		t.Errorf("it reports %q, want %q", heard, want)
	}
}
