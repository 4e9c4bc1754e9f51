// deepen_test.go tests what the engine answers, within its limits.

package engine

import (
	"context"
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestLimits(t *testing.T) {
	p := parse(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	only := chess.Move{From: chess.A1, To: chess.B1}
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	tests := []struct {
		name  string
		ctx   context.Context
		l     Limits
		fits  func(Line) bool
		wants string
	}{
		{"a depth", context.Background(), Limits{Depth: 3}, func(l Line) bool { return l.Depth == 3 }, "depth 3"},
		{"a number of positions", context.Background(), Limits{Nodes: 5000}, func(l Line) bool { return l.Nodes/100 == 50 }, "5000 positions, and few more"},
		{"one move only", context.Background(), Limits{Depth: 3, Moves: []chess.Move{only}}, func(l Line) bool { return l.Moves[0] == only && l.Depth == 3 }, "that one"},
		{"no time at all", context.Background(), Limits{Hard: 1}, func(l Line) bool { return l.Nodes <= 64 && l.Depth == 0 }, "64 positions at most"},
		{"canceled from the start", canceled, Limits{}, func(l Line) bool { return l.Nodes <= 64 && l.Depth == 0 }, "64 positions at most"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := fastBoard(t, p)
			key := b.Key()
			got := New(Options{Hash: 1}).Search(tt.ctx, b, nil, tt.l, nil)
			if !tt.fits(got) || len(got.Moves) == 0 || !p.IsLegal(got.Moves[0]) {
				t.Errorf("Search(%+v) = %+v, want a legal move, %s", tt.l, got, tt.wants)
			}
			if b.Key() != key {
				t.Error("the board is not afterward what it was")
			}
		})
	}
}

func TestStopped(t *testing.T) {
	// To take the rook looks best at first, and is answered by a mate on the back rank.
	p := parse(t, "3r2k1/5ppp/8/8/8/rQ6/5PPP/6K1 w - - 0 1")
	var last Line
	New(Options{Hash: 1, Without: Aspiration}).Search(context.Background(), fastBoard(t, p), nil, Limits{Depth: 5}, func(l Line) { last = l })
	for nodes := last.Nodes + 1; nodes < last.Nodes+200; nodes += 8 {
		if got := find(t, p, Options{Hash: 1, Without: Aspiration}, Limits{Nodes: nodes}); got.Moves[0] != last.Moves[0] {
			t.Fatalf("stopped after %d positions it plays %v; it had found %v", nodes, got.Moves[0], last.Moves[0])
		}
	}
}

func TestSameGame(t *testing.T) {
	p := chess.StartingPosition()
	play := func(seed uint64) Line {
		return find(t, p, Options{Hash: 1, Noise: 200, Seed: seed}, Limits{Nodes: 3000})
	}
	first, again := play(1), play(1)
	if !slices.Equal(first.Moves, again.Moves) || first.Score != again.Score {
		t.Errorf("with the same seed it finds %v, then %v", first, again)
	}
	if other := play(2); first.Score == other.Score {
		t.Errorf("with another seed it finds the same score, %v", other.Score)
	}
}

func TestClear(t *testing.T) {
	e, b := New(Options{Hash: 1}), fastBoard(t, chess.StartingPosition())
	first := e.Search(context.Background(), b, nil, Limits{Depth: 6}, nil)
	e.Clear()
	if again := e.Search(context.Background(), b, nil, Limits{Depth: 6}, nil); again.Nodes != first.Nodes {
		t.Errorf("after Clear it needs %d positions, and %d at first", again.Nodes, first.Nodes)
	}
}

// Elementary mates against the best defence, both sides by the engine.
func TestDrive(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"a queen mates", "8/8/8/4k3/8/8/8/K6Q w - - 0 1"},
		{"a rook mates", "8/8/8/4k3/8/8/8/K6R w - - 0 1"},
		{"a rook mates for Black", "8/8/8/4K3/8/8/8/k6r b - - 0 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			game, e := chess.NewGameFrom(parse(t, tt.fen)), New(Options{Hash: 1})
			var past []uint64
			for game.Termination() == chess.NotOver && game.Claimable() == chess.NotOver {
				b := fastBoard(t, game.Position())
				line := e.Search(context.Background(), b, past, Limits{Nodes: 8000}, nil)
				past = append(past, b.Key())
				if err := game.Play(line.Moves[0]); err != nil {
					t.Fatal(err)
				}
			}
			if game.Termination() != chess.ByCheckmate {
				t.Errorf("after %d plies it is no checkmate\n%v", len(past), game.Position())
			}
		})
	}
}
