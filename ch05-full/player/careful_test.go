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
		{"a queen does not take a protected pawn", "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", "d2d6 d2c2 e1f2", "d2c2 e1f2"},
		{"a rook takes a protected queen", "k7/2p5/3q4/8/8/8/3R4/K7 w - - 0 1", "", "d2d6"},
		{"a knight for a rook is better than a pawn for nothing", "3rr1k1/8/2N5/p7/8/8/8/6K1 w - - 0 1", "c6d8 c6a5", "c6d8"},
		{"a rook that is attacked goes away", "4k3/8/8/3b4/8/8/6R1/4K3 w - - 0 1", "e1d2 g2a2 g2g7", "g2g7"},
		{"what stands behind a piece stays covered", "k3r3/8/8/8/4N3/8/8/K3Q3 w - - 0 1", "e4c3 a1b1", "a1b1"},
		{"of two that are lost only one can be taken at once", "3k4/8/6p1/3n3R/1B3N2/8/8/R3K3 w - - 0 1", "h5h1 a1d1", "h5h1"},
		{"a pinned piece takes nothing back", "4k3/5p2/4n3/2p5/8/8/4R3/2R1K3 w - - 0 1", "", "c1c5"},
		{"a king takes nothing back that is protected", "3k4/4p3/8/8/8/8/4R3/4R1K1 w - - 0 1", "", "e2e7"},
		{"a king takes back what is not", "3k4/4p3/8/8/8/8/4R3/6K1 w - - 0 1", "e2e7 g1f1", "g1f1"},
		{"Black takes what is not protected", "4k3/8/8/3q4/8/4N3/8/3RK2R b - - 0 1", "", "d5h1"},
		{"Black's queen goes away", "4k3/8/8/3q4/8/2N5/8/4K3 b - - 0 1", "d5d8 e8e7 d5c4", "d5d8 d5c4"},
		{"far behind, with something to take", "q3k2q/8/8/8/8/p7/1P6/4K3 w - - 0 1", "b2a3 e1e2", "b2a3"},
		{"it chooses among the moves that it is given", "k7/2p5/3q4/8/8/8/3R4/K7 w - - 0 1", "a1a2 d2d1 d2b2", "d2b2"},

		{"the answer can be en passant", "4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1", "b2b4 e1e2", "e1e2"},
		{"the answer can be a new queen", "3r4/7k/2N1B3/8/8/8/p7/7K w - - 0 1", "c6d8 e6a2 h1g1", "e6a2"},
		{"a pawn with nothing before it is as dangerous", "4k3/8/8/8/8/8/1p6/2R1K3 w - - 0 1", "c1b1 c1d1 e1d2", "c1b1"},
		{"a queen of one's own can be taken", "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q a1a2", "a1a2"},

		{"it takes no pawn if that can be answered with mate", "3r2k1/5ppp/8/1p6/8/2N5/5PPP/6K1 w - - 0 1", "c3b5 c3e4 g1f1 h2h3", "g1f1 h2h3"},
		{"to be mated is worse than to lose the queen", "3r2k1/5ppp/8/8/1p6/Q1N5/5PPP/6K1 w - - 0 1", "c3e4 h2h4", "h2h4"},
		{"Black is not mated if it can help it", "6k1/5ppp/2n5/8/1P6/8/5PPP/3R2K1 b - - 0 1", "c6b4 c6e5 h7h6", "h7h6"},
		{"mate comes before a queen", "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1", "", "a1a8"},
		{"all mates are equally good, whatever they take", "n6k/1Q6/6K1/8/8/8/8/8 w - - 0 1", "", "b7g7 b7h7 b7a8 b7b8 b7c8"},
		{"a stalemate by the other side is no mate", "7k/8/8/8/8/3q4/K7/8 w - - 0 1", "a2a1 a2b2", ""},
		{"a stalemate wins nothing", "7k/8/8/8/p4Q2/P7/8/K7 w - - 0 1", "f4f7 f4a4", "f4a4"},
	})
}

func TestFreest(t *testing.T) {
	tests := []choice{
		{"a knight in the middle has the most moves", "7k/8/8/8/8/1N6/8/K7 w - - 0 1", "b3d4 b3d2 b3c1", "b3d4"},
		{"it counts for Black too", "k7/8/1n6/8/8/8/8/7K b - - 0 1", "b6d5 b6d7 b6c8", "b6d5"},
		{"what the other side cannot do counts as well", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "b1g1 b1d1", "b1g1"},
		{"all that are equally free", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a1a2 a1b1", ""},
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
		{"no stalemate when ahead", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7 f1f5 f1a1", "f1f5 f1a1"},
		{"a mate is no draw", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7 f1f8", "f1f8"},
		{"nor a capture after which neither side can mate", "7k/8/8/8/8/8/2p5/K2B4 w - - 0 1", "d1c2 d1g4", "d1g4"},
		{"a stalemate will do where neither side is ahead", "7k/4K2p/7P/8/8/8/8/8 w - - 0 1", "e7f7 e7f6", ""},
		{"Black is ahead by a pawn, and makes no stalemate", "8/8/8/8/p7/7p/4k2P/7K b - - 0 1", "e2f2 e2f3", "e2f3"},
		{"where all moves end in a draw any will do", "7k/5K2/8/7P/8/8/8/8 w - - 149 90", "f7f6 f7e6", ""},
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
		{"behind, it claims the third time of a position", "4k2q/8/8/8/8/8/8/R3K3 w - - 0 1", back, false, "claim"},
		{"one pawn behind, it claims", "4k3/5pp1/8/8/8/8/5P2/4K3 w - - 100 80", "", false, "claim"},
		{"level, it plays on", "4k2q/8/8/8/8/8/8/Q3K3 w - - 0 1", back, false, "move"},
		{"ahead, it plays on", "4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1", back, false, "move"},
		{"behind, it claims fifty moves", "4k2q/8/8/8/8/8/7P/4K3 w - - 100 80", "", false, "claim"},
		{"behind, it claims with the move that makes them fifty", "4k2q/8/8/8/8/8/8/4K3 w - - 99 80", "", false, "claim with a move"},
		{"one ply earlier there is nothing to claim", "4k2q/8/8/8/8/8/8/4K3 w - - 98 80", "", false, "move"},
		{"three behind, it accepts an offer", "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1", "", true, "accept"},
		{"two behind, it plays on", "4k3/5ppp/8/8/8/8/7P/4K3 w - - 0 1", "", true, "move"},
		{"ahead, it plays on, whatever is offered", "4k3/7p/8/8/8/8/7P/3QK3 w - - 0 1", "", true, "move"},
		{"what is not offered it does not accept", "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1", "", false, "move"},
		{"Black is behind and accepts", "4k3/7p/8/8/8/8/7P/4K1N1 b - - 0 1", "", true, "accept"},
		{"behind, it mates if it can", "6k1/5ppp/7n/7n/8/8/8/R5K1 w - - 100 80", "", true, "move"},
		{"a claim comes before an offer", "4k2q/8/8/8/8/8/7P/4K3 w - - 100 80", "", true, "claim"},
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
