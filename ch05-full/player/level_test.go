// level_test.go tests what the levels decide beside their moves, and what they do not see.

package player

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

func TestLevelDecides(t *testing.T) {
	const back = "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8" // the position stands for the third time
	const queenDown = "4k2q/5ppp/8/7r/8/8/5PPP/4K3 w - - 0 20"
	tests := []struct {
		name, level, fen string
		moves            string // played from there
		offered, timed   bool
		want             Action
	}{
		{
			name: "behind, it claims the third time of a position", level: "level4",
			fen: "q3k3/5ppp/8/8/8/8/5PPP/4K3 w - - 0 1", moves: back, want: Claim,
		},
		{
			name: "ahead, it plays on", level: "level4", fen: "4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1",
			moves: back, want: Move,
		},
		{
			name: "behind, it claims fifty moves", level: "level1",
			fen: "4k2q/8/8/8/8/8/7P/4K3 w - - 100 80", want: Claim,
		},
		{
			name: "level with no way to win, too", level: "level6",
			fen: "4k3/8/8/r7/7R/8/8/4K3 w - - 100 80", want: Claim,
		},
		{
			name: "behind, it accepts", level: "level4", fen: "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1",
			offered: true, want: Accept,
		},
		{
			name: "level in the opening, it declines", level: "level4", fen: chess.StartFEN,
			moves: "e2e4 e7e5", offered: true, want: Move,
		},
		{
			name: "ahead, it declines", level: "level2", fen: "4k3/7p/8/8/8/8/7P/3QK3 w - - 0 1",
			offered: true, want: Move,
		},
		{
			name: "level for twenty moves without a capture, it accepts", level: "level6",
			fen: "4k3/8/8/r7/7R/8/8/4K3 w - - 50 80", offered: true, want: Accept,
		},
		{
			name: "what is not offered it does not accept", level: "level4",
			fen: "4k1n1/7p/8/8/8/8/7P/4K3 w - - 0 1", want: Move,
		},
		{
			name: "about to mate, it declines", level: "level3",
			fen: "6k1/5ppp/7n/7n/8/8/8/R5K1 w - - 0 1", offered: true, want: Move,
		},
		{
			name: "with clocks it resigns what is lost", level: "level3", fen: queenDown,
			moves: "f2f3 e8d8 f3f4 d8c8 f4f5 c8b8 h2h3 b8a8", timed: true, want: Resign,
		},
		{name: "with clocks it does not resign at once", level: "level3", fen: queenDown, timed: true, want: Move},
		{
			name: "without clocks it does not resign", level: "level3", fen: queenDown,
			moves: "f2f3 e8d8 f3f4 d8c8 f4f5 c8b8 h2h3 b8a8", want: Move,
		},
		{
			name: "a beginner never", level: "level2", fen: queenDown,
			moves: "f2f3 e8d8 f3f4 d8c8 f4f5 c8b8 h2h3 b8a8", timed: true, want: Move,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := Request{Start: positionOf(t, tt.fen), Moves: movesOf(t, tt.moves), Offered: tt.offered, Timed: tt.timed}
			r.Left = [2]time.Duration{time.Hour, time.Hour}
			x, _ := New(tt.level, 1)
			if d := chosen(t, x, r); d.Action != tt.want {
				t.Errorf("action %d with %s (%s), want %d", d.Action, d.Move, d.Why, tt.want)
			}
			r.MustMove = true
			if d := chosen(t, x, r); d.Action != Move || d.Move == (chess.Move{}) {
				t.Errorf("where it has to move: action %d with %s (%s)", d.Action, d.Move, d.Why)
			}
		})
	}
}

// How long a level thinks is said by the request.
func TestLevelLimits(t *testing.T) {
	x, _ := New(Strongest, 1)
	start := chess.StartingPosition()
	for name, r := range map[string]Request{
		"depth 2,": {Start: start, Depth: 2},
		"depth 1,": {Start: start, Nodes: 60},
	} {
		if d := chosen(t, x, r); !strings.HasPrefix(d.Why, name) {
			t.Errorf("it says %q, want %s", d.Why, name)
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second/20)
	defer cancel()
	if d, err := x.Choose(ctx, Request{Start: start, MoveTime: time.Hour}, nil); err != nil || !start.IsLegal(d.Move) {
		t.Errorf("at its deadline it has the move %v, error %v", d.Move, err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	time.AfterFunc(time.Second/20, cancel)
	if _, err := x.Choose(ctx, Request{Start: start, MoveTime: time.Hour}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled while it thinks, it has the error %v", err)
	}
	timed := Request{Start: start, Timed: true, Left: [2]time.Duration{time.Hour, time.Minute}}
	if takes := (leveled{number: 8, seed: 1}).Takes(timed); takes < time.Minute || takes > time.Hour/2 {
		t.Errorf("of an hour it takes %v for a move", takes)
	}
}

// What it is asked to play it plays, also if it would overlook it.
func TestLevelOfOneMove(t *testing.T) {
	only := movesOf(t, "h5h1")
	for seed := range uint64(16) {
		x, _ := New("level1", seed)
		r := Request{Start: positionOf(t, "4k3/8/8/7q/8/8/8/R3K2R b - - 0 1"), Only: only, MustMove: true}
		if d := chosen(t, x, r); d.Move != only[0] {
			t.Errorf("seed %d: it plays %v, want %v", seed, d.Move, only[0])
		}
	}
}

// A lesson need not have kings.
func TestLevelWithoutKings(t *testing.T) {
	for _, fen := range []string{"8/8/8/3q4/8/8/8/3R4 w - - 0 1", "8/8/8/3q4/8/8/8/3RK3 w - - 0 1", "k7/8/8/3q4/8/8/K7/3RK3 w - - 0 1"} {
		for _, name := range []string{"level1", Strongest} {
			x, _ := New(name, 1)
			if d := chosen(t, x, Request{Start: positionOf(t, fen), Nodes: 100}); d.Move == (chess.Move{}) {
				t.Errorf("%s: %s plays nothing", fen, name)
			}
		}
	}
}

func TestShortSighted(t *testing.T) {
	const far = "4k3/8/8/7q/8/8/8/R3K2R b - - 0 1"
	tests := []struct {
		name, fen string
		move      string
		eye       int
		seen      bool
	}{
		{name: "a capture from afar is overlooked", fen: far, move: "h5h1"},
		{name: "one from near is not", fen: "4k3/8/8/7q/8/7R/8/4K3 b - - 0 1", move: "h5h3", seen: true},
		{name: "a move that takes nothing is seen", fen: far, move: "h5a5", seen: true},
		{name: "in check all is seen", fen: "4k3/8/8/q7/8/8/8/4R1K1 b - - 0 1", move: "a5e1", seen: true},
		{name: "a rook catches the eye", fen: far, move: "h5h1", eye: 5, seen: true},
		{name: "where only a queen would, it does not", fen: far, move: "h5h1", eye: 9},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, err := fast.New(positionOf(t, tt.fen))
			if err != nil {
				t.Fatal(err)
			}
			x := &shortSighted{Board: b, level: level{blind: 100, near: 2, eye: tt.eye}}
			all := x.Moves(movesOf(t, "a1a2"))
			if got := strings.Contains(inOrder(all[1:]), tt.move); got != tt.seen || all[0] != movesOf(t, "a1a2")[0] {
				t.Errorf("it sees %v after what stood there", all)
			}
			if captures := x.Captures(nil); strings.Contains(inOrder(captures), tt.move) && !tt.seen {
				t.Errorf("among captures it sees %v", captures)
			}
		})
	}
}

// A camel is of a kind that somebody has added.
type camel struct{ chess.Piece }

func (camel) Type() chess.PieceType { return 'C' }

// A level says what it cannot think about.
func TestLevelOfAnUnknownKind(t *testing.T) {
	p := chess.StartingPosition()
	p.Set(chess.E4, camel{p.At(chess.B1)})
	_, err := (leveled{number: 5}).Choose(t.Context(), Request{Start: p}, nil)
	if !errors.Is(err, fast.ErrUnknownKind) {
		t.Errorf("the error is %v, want that of a kind that is unknown", err)
	}
}
