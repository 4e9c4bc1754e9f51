// selective_test.go tests where the search looks less deep, and where it must not.

package engine

import (
	"context"
	"testing"

	"mateinfive/ch05-full/chess"
)

// Far ahead is good enough, but for mates, and where passing would be best.
func TestGoodEnough(t *testing.T) {
	const (
		ahead = "4k3/pp6/8/8/8/8/PP6/Q3K3 w - - 0 1"
		pawns = "4k3/p7/8/8/8/8/PPPPP3/4K3 w - - 0 1"
	)
	tests := []struct {
		name    string
		fen     string
		n       node // static is filled in
		without Step
		passed  bool  // the move before was a pass
		below   Score // beta lies so far below the evaluation
		want    bool
	}{
		{name: "far ahead near the end", fen: ahead, n: node{depth: 2}, below: 180, want: true},
		{name: "not far enough", fen: ahead, n: node{depth: 2}, below: 179},
		{
			name: "when things improve, less is enough", fen: ahead,
			n: node{depth: 2, improving: 1}, below: 90, want: true,
		},
		{name: "not where the score itself is wanted", fen: ahead, n: node{depth: 2, wide: true}, below: 180},
		{
			name: "not with the step switched off", fen: ahead, n: node{depth: 2},
			without: ReverseFutility, below: 180,
		},
		{
			name: "not far from the end: there a pass is tried", fen: ahead, n: node{depth: 8},
			without: NullMove, below: 720,
		},
		{
			name: "where even a pass is enough, no more is searched", fen: ahead, n: node{depth: 4}, without: ReverseFutility,
			below: 200, want: true,
		},
		{
			name: "a pass is not tried twice in a row", fen: ahead, n: node{depth: 4}, without: ReverseFutility,
			passed: true, below: 200,
		},
		{name: "a pass is not tried with pawns alone", fen: pawns, n: node{depth: 4}, without: ReverseFutility, below: 200},
		{
			name: "a pass is not tried with the step switched off", fen: ahead, n: node{depth: 4},
			without: ReverseFutility | NullMove, below: 200,
		},
		{name: "a pass is not tried at depth 2", fen: ahead, n: node{depth: 2}, without: ReverseFutility, below: 200},
		{name: "a pass is not tried behind", fen: ahead, n: node{depth: 4}, below: -1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{Without: tt.without})
			e.search = search{ctx: context.Background(), board: fastBoard(t, parse(t, tt.fen))}
			key := e.board.Key()
			e.keys = append(e.keys, key)
			tt.n.static = e.evaluate()
			tt.n.beta = tt.n.static - tt.below
			tt.n.alpha = tt.n.beta - 1
			score, got := e.goodEnough(&tt.n, !tt.passed)
			if got != tt.want || got && score < tt.n.beta {
				t.Errorf("%t with %v, want %t; beta is %v", got, score, tt.want, tt.n.beta)
			}
			if e.board.Key() != key {
				t.Error("the board is not afterward what it was")
			}
		})
	}
}

// However far ahead a side is, a mate must be found in full.
func TestGoodEnoughIsNoMate(t *testing.T) {
	e := New(Options{})
	for _, beta := range []Score{surest, -surest} {
		n := node{depth: 2, static: surest, beta: beta, alpha: beta - 1}
		if score, ok := e.goodEnough(&n, true); ok {
			t.Errorf("where beta is %v, %v is good enough", beta, score)
		}
	}
}

func TestHopeless(t *testing.T) {
	quiet := ranked{Move: e2e4, gain: nothing, mover: pawn}
	losing := ranked{gain: pawn, mover: queen, rank: rankLosing}
	tests := []struct {
		name    string
		m       ranked
		i       int
		n       node
		without Step
		want    bool
	}{
		{name: "the first quiet moves are tried", m: quiet, i: 3, n: node{depth: 1, ply: 2}},
		{name: "the last are not", m: quiet, i: 4, n: node{depth: 1, ply: 2}, want: true},
		{name: "more of them when things improve", m: quiet, i: 7, n: node{depth: 1, ply: 2, improving: 1}},
		{
			name: "all of them with the step switched off", m: quiet, i: 40,
			n: node{depth: 1, ply: 2}, without: LateMoves,
		},
		{name: "all of them where the search began", m: quiet, i: 40, n: node{depth: 1}},
		{name: "all of them in check", m: quiet, i: 40, n: node{depth: 1, ply: 2, inCheck: true}},
		{name: "all of them far from the end", m: quiet, i: 60, n: node{depth: 7, ply: 2}},
		{
			name: "all of them where the score itself is wanted", m: quiet, i: 40,
			n: node{depth: 1, ply: 2, wide: true},
		},
		{
			name: "all of them where a mate is known: one may be sooner", m: quiet, i: 40,
			n: node{depth: 1, ply: 2, alpha: surest},
		},
		{
			name: "the best of the table in any case", m: ranked{gain: nothing, rank: rankFirst},
			i: 40, n: node{depth: 1, ply: 2},
		},
		{
			name: "too far behind, no quiet move helps", m: quiet,
			n: node{depth: 1, ply: 2, alpha: 190}, want: true,
		},
		{name: "not so far", m: quiet, n: node{depth: 1, ply: 2, alpha: 189}},
		{
			name: "far behind with the step switched off", m: quiet,
			n: node{depth: 1, ply: 2, alpha: 190}, without: Futility,
		},
		{name: "a capture that loses material", m: losing, n: node{depth: 4, ply: 2}, want: true},
		{name: "a capture that loses material, farther from the end", m: losing, n: node{depth: 5, ply: 2}},
		{
			name: "a capture that loses nothing", n: node{depth: 1, ply: 2},
			m: ranked{gain: pawn, mover: pawn, rank: rankLoud},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{Without: tt.without})
			e.board = fastBoard(t, chess.StartingPosition())
			if got := e.hopeless(tt.m, tt.i, &tt.n); got != tt.want {
				t.Errorf("it is hopeless: %t, want %t", got, tt.want)
			}
		})
	}
}

func TestHopelessWherePiecesAreLost(t *testing.T) {
	e := New(Options{})
	e.board = fastBoard(t, parse(t, "4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1"))
	n := node{depth: 1, ply: 2}
	for text, want := range map[string]bool{"d1d5": true, "d1d4": false} {
		m, _ := chess.ParseMove(text)
		if got := e.hopeless(ranked{Move: m, gain: nothing, mover: rook}, 0, &n); got != want {
			t.Errorf("the rook's move %s is hopeless: %t, want %t", text, got, want)
		}
	}
}

// A check is tried however late it comes, if it is the piece that moves which gives it.
func TestHopelessIsNoCheck(t *testing.T) {
	e := New(Options{})
	e.board = fastBoard(t, parse(t, "4k3/8/8/1N6/8/8/3P4/3RK3 w - - 0 1"))
	n := node{depth: 1, ply: 2}
	for text, want := range map[string]bool{"b5c7": false, "b5a7": true} {
		m, _ := chess.ParseMove(text)
		if got := e.hopeless(ranked{Move: m, gain: nothing, mover: knight}, 40, &n); got != want {
			t.Errorf("the late move %s is hopeless: %t, want %t", text, got, want)
		}
	}
}

func TestReduction(t *testing.T) {
	quiet := ranked{gain: nothing}
	tests := []struct {
		name    string
		m       ranked
		i       int
		n       node
		without Step
		want    int
	}{
		{name: "a late move is searched less deep", m: quiet, i: 8, n: node{depth: 8}, want: 3},
		{name: "a later one still less", m: quiet, i: 32, n: node{depth: 8}, want: 4},
		{name: "a late move farther from the end is searched still less deep", m: quiet, i: 32, n: node{depth: 16}, want: 5},
		{
			name: "one with a good history is searched deeper",
			m:    ranked{gain: nothing, rank: historyMost / 3}, i: 8, n: node{depth: 8}, want: 1,
		},
		{name: "never deeper than others", m: ranked{gain: nothing, rank: historyMost}, i: 8, n: node{depth: 8}},
		{
			name: "one with a bad history less", m: ranked{gain: nothing, rank: -historyMost / 3},
			i: 8, n: node{depth: 8}, want: 5,
		},
		{
			name: "one ply is left in any case", m: ranked{gain: nothing, rank: -historyMost},
			i: 30, n: node{depth: 3}, want: 1,
		},
		{name: "the first moves are searched in full", m: quiet, i: 2, n: node{depth: 8}},
		{name: "all moves near the end", m: quiet, i: 8, n: node{depth: 2}},
		{name: "all moves in check", m: quiet, i: 8, n: node{depth: 8, inCheck: true}},
		{
			name: "all moves where a mate is known: one may be sooner", m: quiet, i: 8,
			n: node{depth: 8, alpha: surest},
		},
		{name: "all moves with the step switched off", m: quiet, i: 8, n: node{depth: 8}, without: Reductions},
		{name: "captures that lose nothing", m: ranked{gain: pawn, rank: rankLoud}, i: 8, n: node{depth: 8}},
		{
			name: "a capture that loses material, by one ply",
			m:    ranked{gain: pawn, rank: rankLosing}, i: 30, n: node{depth: 8}, want: 1,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{Without: tt.without})
			if got := e.reduction(tt.m, tt.i, &tt.n); got != tt.want {
				t.Errorf("it is searched %d plies less deep, want %d", got, tt.want)
			}
		})
	}
}
