// quiet_test.go tests what is played on once the depth is used up.

package engine

import (
	"context"
	"testing"
)

// quietScore returns the score of a position for the side to move when captures are played to
// their end, and how many positions that took.
func quietScore(t *testing.T, fen string, without Step) (Score, int) {
	t.Helper()
	e := New(Options{Without: without})
	e.search = search{
		ctx: context.Background(), board: fastBoard(t, parse(t, fen)),
		certain: true, limits: Limits{Nodes: 10 * mostQuiet}, // it ends, whatever is wrong with it
	}
	return e.quiet(0, -infinite, infinite), e.nodes
}

func TestQuiet(t *testing.T) {
	tests := []struct {
		name, fen string
		compared  func(quiet, standing Score) bool // with the evaluation as it stands
		want      string
	}{
		{
			name: "a rook that hangs is taken", fen: "4k3/8/8/3r4/8/4N3/PP6/4K3 w - - 0 1",
			compared: func(quiet, standing Score) bool { return quiet > standing+300 }, want: "a rook more",
		},
		{
			name: "a rook that is protected is not taken by the queen", fen: "3rk3/8/8/3r4/8/8/PP6/3QK3 w - - 0 1",
			compared: func(quiet, standing Score) bool { return quiet == standing }, want: "the same",
		},
		{
			name: "where nothing can be captured it stands as it is", fen: "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1",
			compared: func(quiet, standing Score) bool { return quiet == standing }, want: "the same",
		},
		{
			name: "a pawn that gets to the end becomes a queen", fen: "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
			compared: func(quiet, standing Score) bool { return quiet > standing+300 }, want: "a queen more",
		},
		{
			name: "in check it cannot stand as it is", fen: "4k3/8/8/8/8/8/5q2/4K2R w - - 0 1",
			compared: func(quiet, standing Score) bool { return quiet > standing+300 }, want: "the queen taken",
		},
		{
			name: "in check any move may be the answer", fen: "4k3/8/8/8/4r3/8/PP6/4K2R w K - 0 1",
			compared: func(quiet, _ Score) bool { return quiet > -surest }, want: "no mate",
		},
		{
			name: "a mate is seen, also where the king is in check at once", fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
			compared: func(quiet, _ Score) bool { return quiet == -mate }, want: "mated",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			quiet, _ := quietScore(t, tt.fen, 0)
			if standing := score(t, parse(t, tt.fen)); !tt.compared(quiet, standing) {
				t.Errorf("%s\nit is worth %v, and %v as it stands; want %s", tt.fen, quiet, standing, tt.want)
			}
		})
	}
}

// What cannot help is not even tried.
func TestQuietLeavesOut(t *testing.T) {
	tests := []struct {
		name, fen string
		above     Score // alpha lies so far above the evaluation
		without   Step
		tried     bool
	}{
		{name: "a capture that loses material", fen: "3rk3/8/8/3r4/8/8/PP6/3QK3 w - - 0 1", above: -1},
		{
			name: "a capture that loses material is tried with the step switched off", fen: "3rk3/8/8/3r4/8/8/PP6/3QK3 w - - 0 1",
			above: -1, without: Exchanges, tried: true,
		},
		{name: "a pawn, far behind", fen: "4k3/8/8/3p4/4P3/8/PP6/4K3 w - - 0 1", above: 300},
		{name: "a pawn, less far behind", fen: "4k3/8/8/3p4/4P3/8/PP6/4K3 w - - 0 1", above: 299, tried: true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{Without: tt.without})
			e.search = search{ctx: context.Background(), board: fastBoard(t, parse(t, tt.fen))}
			alpha := e.evaluate() + tt.above
			e.quiet(0, alpha, alpha+2)
			if tried := e.nodes > 1; tried != tt.tried {
				t.Errorf("it looks at %d positions; a capture is tried: %t, want %t", e.nodes, tried, tt.tried)
			}
		})
	}
}

func TestQuietSwitchedOff(t *testing.T) {
	const hanging = "4k3/8/8/3r4/8/4N3/PP6/4K3 w - - 0 1"
	if got, _ := quietScore(t, hanging, Quiet); got != score(t, parse(t, hanging)) {
		t.Errorf("without captures it is worth %v, want the evaluation", got)
	}
}

// Where queens stand everywhere, each capture leads to others. It ends all the same.
func TestManyQueens(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"ten queens and a king in check", "4Kq2/4Qq1Q/3RRQ1q/5Q2/4Q2q/2R3Qq/Q1q3qq/R2r2k1 w - - 0 60"},
		{"queens, rooks, and a mate in one", "3q4/1ppp1qPQ/Rq1Pkr1Q/QrB3b1/1bKP1b1Q/2Rn4/2pRn3/q1n5 b - - 50 1"},
		{"eighteen queens", "2Qn3Q/2R2r1Q/q4Rq1/2QQ1q1Q/1KQ2nQ1/2QN2qr/5q1q/2qqNk1q w - - 0 1"},
		{"no square is empty", "QqqQNQQQ/QQQqqQQn/qqrqQqQq/qqqQ1rQ1/QqqQNqqn/qqqqQQQR/qQkqqQQQ/Rq1q1QQK w - - 0 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, nodes := quietScore(t, tt.fen, 0); nodes > 2*mostQuiet {
				t.Fatalf("the captures take %d positions, want about %d at most", nodes, mostQuiet)
			}
			const most = 1_000_000
			got := find(t, parse(t, tt.fen), Options{Hash: 1}, Limits{Depth: 3, Nodes: most})
			if _, mates := got.Score.Mate(); got.Nodes >= most || got.Depth < 3 && !mates {
				t.Errorf("it is at depth %d after %d positions, want 3, or a mate", got.Depth, got.Nodes)
			}
		})
	}
}

// Mate is mate, also where the look ahead has come to its end.
func TestAsItStands(t *testing.T) {
	e := New(Options{})
	e.board = fastBoard(t, parse(t, "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"))
	if got := e.asItStands(7, true); got != 7-mate {
		t.Errorf("a mate after 7 plies is worth %v, want %v", got, 7-mate)
	}
	e.board = fastBoard(t, parse(t, "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1"))
	if got, want := e.asItStands(7, true), e.evaluate(); got != want {
		t.Errorf("a check that can be answered is worth %v, want %v", got, want)
	}
}
