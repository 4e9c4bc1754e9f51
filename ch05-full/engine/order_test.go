// order_test.go tests which moves come first, and what the table keeps.

package engine

import (
	"context"
	"slices"
	"testing"
	"unsafe"

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
			gain, mover := int8(captured(e.board.Sets(), chess.White, m)), int8(pieceOn(&e.board.Sets()[chess.White], m.From))
			if got := e.exchange(m, gain, mover); got != tt.want {
				t.Errorf("exchange(%s) = %d, want %d", tt.move, got, tt.want)
			}
		})
	}
}

func TestTable(t *testing.T) {
	m := chess.Move{From: chess.E2, To: chess.E4}
	tab := newTable(1)
	tab.store(7, 5, entry{move: m, depth: 3, bound: lower}, mate-8) // mate in 3 plies from there
	if e, score := tab.probe(7, 2); e.move != m || e.depth != 3 || score != mate-5 {
		t.Errorf("probe = %+v, %d, want mate 3 plies after ply 2", e, score)
	}
	tab.store(7, 0, entry{depth: 4}, 10)
	if e, _ := tab.probe(7, 0); e.move != m {
		t.Error("a search without a best move has made the table forget the one it knew")
	}
	if e, _ := tab.probe(8, 0); e.bound != 0 || e.depth != 0 {
		t.Errorf("of a position that was not stored the table knows %+v", e)
	}
	for score, want := range map[Score]uint8{10: upper, 11: lower | upper, 19: lower | upper, 20: lower} {
		if got := boundOf(score, 10, 20); got != want {
			t.Errorf("between 10 and 20 a score of %d is a bound of kind %d, want %d", score, got, want)
		}
	}
	if got := len(newTable(16).entries) * int(unsafe.Sizeof(entry{})); got > 16<<20 || got < 8<<20 {
		t.Errorf("a table of 16 MB takes %d bytes", got)
	}
}

// What a twin has found, the other knows: it need not look again.
func TestTwin(t *testing.T) {
	e, board := New(Options{Hash: 1}), fastBoard(t, chess.StartingPosition())
	alone := e.Twin().Search(context.Background(), board, nil, Limits{Depth: 7}, nil)
	if after := e.Search(context.Background(), board, nil, Limits{Depth: 7}, nil); after.Nodes > alone.Nodes/2 {
		t.Errorf("after a twin that looked at %d positions it looks at %d itself", alone.Nodes, after.Nodes)
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
	if got := order(); got[first] != 0 || got[tried[0].Move] < 18 || got[tried[1].Move] < 18 {
		t.Errorf("the move that refuted comes as number %d, those before it as %d and %d", got[first], got[tried[0].Move], got[tried[1].Move])
	}
	e.history = [768]int16{}
	if order()[first] != 0 {
		t.Error("after the same moves it is not the first")
	}
	if e.way[2], e.way[3] = 1, 1; order()[first] == 0 {
		t.Error("after other moves it is still the first")
	}
}
