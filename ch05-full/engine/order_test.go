// order_test.go tests which moves come first, and what captures win.

package engine

import (
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestOrder(t *testing.T) {
	tests := []struct{ name, fen, earlier, later string }{
		{"a capture comes before a quiet move", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "e4e5"},
		{"en passant is a capture though its target is empty", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "e5e6"},
		{"the most valuable victim first", "4k3/8/8/1q1r4/2P5/8/8/4K3 w - - 0 1", "c4b5", "c4d5"},
		{"by the least valuable piece", "4k3/8/8/3q4/2P5/8/8/3RK3 w - - 0 1", "c4d5", "d1d5"},
		{"a capture that loses material comes last", "4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1", "d1d2", "d1d5"},
		{"a promotion to a queen before one to a knight", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a7a8n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{})
			e.board = fastBoard(t, parse(t, tt.fen))
			moves := e.ranked(0, e.board.Moves(nil), chess.Move{})
			for i := range moves {
				switch m := e.pick(moves[i:]); m.String() {
				case tt.earlier:
					return
				case tt.later:
					t.Fatalf("%s comes before %s", tt.later, tt.earlier)
				}
			}
			t.Fatalf("neither %s nor %s is there", tt.earlier, tt.later)
		})
	}
}

func TestExchange(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            int32
	}{
		{"without protection", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", worth[pawn]},
		{"a pawn protects it", "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", worth[pawn] - worth[rook]},
		{"a piece behind the first takes part", "4k3/8/4p3/3r4/8/8/3R4/3RK3 w - - 0 1", "d2d5", worth[pawn]},
		{"the protector is pinned", "1k6/1p6/2p5/8/8/5B2/8/1R2K3 w - - 0 1", "f3c6", worth[pawn]},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", worth[pawn]},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{})
			e.board = fastBoard(t, parse(t, tt.fen))
			m, _ := chess.ParseMove(tt.move)
			sets := e.board.Sets()
			gain, mover := captured(sets, chess.White, m), pieceOn(&sets[chess.White], m.From)
			if got := e.exchange(m, int8(gain), int8(mover)); got != tt.want {
				t.Errorf("exchange(%s) = %d, want %d", tt.move, got, tt.want)
			}
		})
	}
}

func TestHistory(t *testing.T) {
	e := New(Options{})
	e.board = fastBoard(t, chess.StartingPosition())
	order := func() (places map[chess.Move]int) {
		moves := e.ranked(2, e.board.Moves(nil), none)
		places = map[chess.Move]int{}
		for i := range moves {
			places[e.pick(moves[i:]).Move] = i
		}
		return places
	}
	tried := slices.Clone(e.ranked(2, e.board.Moves(nil), none)[:3])
	e.reward(tried, &node{depth: 5, ply: 2})
	first := tried[2].Move
	places := order()
	if places[first] != 0 {
		t.Errorf("the move that refuted comes as number %d, want 0", places[first])
	}
	for _, m := range tried[:2] {
		if places[m.Move] < 18 {
			t.Errorf("%v was tried in vain and comes as number %d, want the last but one, or the last",
				m, places[m.Move])
		}
	}
	e.history = [768]int16{}
	if order()[first] != 0 {
		t.Error("after the same moves it is not the first")
	}
	if e.way[2], e.way[3] = 1, 1; order()[first] == 0 {
		t.Error("after other moves it is still the first")
	}
}
