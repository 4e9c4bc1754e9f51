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
	alone := find(t, p, Options{Hash: 1}, Limits{Depth: 1})
	toDepth := func(n int) func(Line) bool { return func(l Line) bool { return l.Depth == n } }
	isFirst := func(l Line) bool { return l.Depth == 1 && l.Moves[0] == alone.Moves[0] && l.Nodes <= alone.Nodes+64 }
	tests := []struct {
		name   string
		limits Limits
		ctx    context.Context
		fits   func(Line) bool
		wants  string
	}{
		{name: "a depth", limits: Limits{Depth: 3}, fits: toDepth(3), wants: "depth 3"},
		{
			name: "a number of positions", limits: Limits{Nodes: 5000},
			fits: func(l Line) bool { return l.Nodes/100 == 50 }, wants: "5000 positions, and few more",
		},
		{
			name: "one move only", limits: Limits{Depth: 3, Moves: []chess.Move{only}},
			fits: func(l Line) bool { return l.Moves[0] == only && l.Depth == 3 }, wants: "that one",
		},
		{name: "no time at all", limits: Limits{Hard: 1}, fits: isFirst, wants: "what depth 1 finds"},
		{name: "one position", limits: Limits{Nodes: 1}, fits: isFirst, wants: "what depth 1 finds"},
		{name: "canceled from the start", ctx: canceled, fits: isFirst, wants: "what depth 1 finds"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := fastBoard(t, p)
			key := b.Key()
			if tt.ctx == nil {
				tt.ctx = context.Background()
			}
			got := New(Options{Hash: 1}).Search(tt.ctx, b, nil, tt.limits, nil)
			if len(got.Moves) == 0 || !p.IsLegal(got.Moves[0]) || !tt.fits(got) {
				t.Errorf("Search(%+v) = %+v, want a legal move, %s", tt.limits, got, tt.wants)
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
	options := Options{Hash: 1, Without: Aspiration}
	last := find(t, p, options, Limits{Depth: 5})
	for nodes := last.Nodes + 1; nodes < last.Nodes+200; nodes += 8 {
		if got := find(t, p, options, Limits{Nodes: nodes}); got.Moves[0] != last.Moves[0] {
			t.Fatalf("stopped after %d positions it plays %v; it had found %v", nodes, got.Moves[0],
				last.Moves[0])
		}
	}
}

// However soon it is stopped, it plays no move by chance.
func TestStoppedAtOnce(t *testing.T) {
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	p := parse(t, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
	got := New(Options{Hash: 1}).Search(canceled, fastBoard(t, p), nil, Limits{}, nil)
	if got.Score.String() != "#1" || got.Moves[0].String() != "a1a8" {
		t.Errorf("it plays %v for %v, want the mate by a1a8", got.Moves, got.Score)
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
