// given_player_test.go tests how a request limits a search, whatever a learner has written.

package champion

import (
	"context"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

func TestLimit(t *testing.T) {
	const s = time.Second
	clock := func(left, increment time.Duration) player.Request {
		return player.Request{Timed: true, Left: [2]time.Duration{left, 24 * time.Hour}, Increment: [2]time.Duration{increment, 0}}
	}
	tests := []struct {
		name  string
		r     player.Request
		least time.Duration // 0 for no limit
		most  time.Duration
		depth int
	}{
		{name: "no limit", r: player.Request{}, depth: Deepest},
		{name: "a depth", r: player.Request{Depth: 4}, depth: 4},
		{name: "a depth beyond the deepest", r: player.Request{Depth: Deepest + 1}, depth: Deepest},
		{
			name: "a time for the move", r: player.Request{MoveTime: 600 * s}, least: 500 * s,
			most: 600 * s, depth: Deepest,
		},
		{name: "a clock", r: clock(30*600*s, 0), least: 500 * s, most: 600 * s, depth: Deepest},
		{
			name: "an increment beyond what is left", r: clock(600*s, 7200*s), least: 200 * s,
			most: 300 * s, depth: Deepest,
		},
		{name: "nothing left", r: clock(0, 0), least: -600 * s, most: s, depth: Deepest},
	}
	defer func(was func() string) { steps["deepen"] = was }(steps["deepen"])
	steps["deepen"] = func() string { return "" } // as if it were written
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			search := New(context.Background(), nil)
			defer search.limit(tt.r, chess.White)()
			deadline, limited := search.ctx.Deadline()
			if left := time.Until(deadline); limited != (tt.least != 0) || limited && (left < tt.least || left > tt.most) {
				t.Errorf("it has %v, want from %v to %v", left, tt.least, tt.most)
			}
			r := tt.r
			r.Start = chess.StartingPosition()
			takes := Player{}.Takes(r)
			if limited && tt.least > 0 && (takes < tt.least || takes > tt.most) {
				t.Errorf("it says that it takes %v", takes)
			}
			if search.Limit != tt.depth {
				t.Errorf("it looks %d plies ahead, want %d", search.Limit, tt.depth)
			}
		})
	}
}

// A search that is stopped before its end has nothing to play, unless it deepens.
func TestNoLimitWithoutDeepen(t *testing.T) {
	s := New(context.Background(), nil, "deepen")
	defer s.limit(player.Request{MoveTime: 1, Nodes: 1, Depth: 2}, chess.White)()
	if s.Nodes = 2; s.Stopped() || s.Limit != 2 {
		t.Errorf("it is stopped: %t, and looks %d plies ahead, want 2", s.Stopped(), s.Limit)
	}
}

// A champion that deepens looks at as many positions as it is allowed: in a match always so.
func TestInAMatch(t *testing.T) {
	defer func(was func() string) { steps["deepen"] = was }(steps["deepen"])
	steps["deepen"] = func() string { return "" } // as if it were written
	for name, tt := range map[string]struct {
		r    player.Request
		most int
	}{
		"a match":   {player.Request{Unhurried: true, Nodes: 70}, 70},
		"no number": {player.Request{}, 0},
	} {
		s := New(context.Background(), nil)
		s.limit(tt.r, chess.White)()
		if s.most != tt.most {
			t.Errorf("%s: it looks at %d positions at most, want %d", name, s.most, tt.most)
		}
	}
}

func TestNodes(t *testing.T) {
	s := New(context.Background(), nil)
	s.most = 10
	for s.Nodes = 9; !s.Stopped(); s.Nodes++ {
	}
	if s.Nodes != 10 {
		t.Errorf("it is stopped after %d positions, want 10", s.Nodes)
	}
}

func TestFoundInWords(t *testing.T) {
	for want, f := range map[string]Found{
		"+0.35, 4 plies": {Score: 35, Depth: 4}, "-9.00, 1 ply": {Score: -900, Depth: 1},
		"#1, 2 plies": {Score: Mate - 1, Depth: 2}, "#2, 3 plies": {Score: Mate - 3, Depth: 3},
		"#-1, 4 plies": {Score: -Mate + 2, Depth: 4}, "#50, 99 plies": {Score: Mate - 99, Depth: 99},
	} {
		if got := f.String(); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}
