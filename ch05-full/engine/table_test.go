// table_test.go tests what the table of positions keeps, and what gives way.

package engine

import (
	"context"
	"testing"
	"unsafe"

	"mateinfive/ch05-full/chess"
)

var e2e4, d2d4 = chess.Move{From: chess.E2, To: chess.E4}, chess.Move{From: chess.D2, To: chess.D4}

func TestTable(t *testing.T) {
	table := newTable(1)
	table.store(7, 0, entry{move: e2e4, depth: 3, bound: lower, age: 1}, 25)
	if got, score := table.probe(7, 0); got.move != e2e4 || got.depth != 3 || got.bound != lower || score != 25 {
		t.Errorf("of what was stored it knows %+v, score %d", got, score)
	}
	if got, score := table.probe(8, 0); got.bound != 0 || got.depth != 0 || score != 0 {
		t.Errorf("of a position that was not stored it knows %+v, score %d", got, score)
	}
	samePlace := uint64(7 + len(table.entries))
	if got, _ := table.probe(samePlace, 0); got.bound != 0 {
		t.Errorf("of a position that only has the same place it knows %+v", got)
	}
}

// A mate is kept as seen from its position, and comes back as seen from where a search began.
func TestTableCountsMatesFromThePosition(t *testing.T) {
	tests := []struct {
		name               string
		storedAt, probedAt int // plies from where the search began
		score, want        Score
	}{
		{
			name: "a mate three plies after ply 5, met at ply 2", storedAt: 5, probedAt: 2,
			score: mate - 8, want: mate - 5,
		},
		{name: "to be mated, the same", storedAt: 5, probedAt: 2, score: 8 - mate, want: 5 - mate},
		{name: "any other score is the same everywhere", storedAt: 5, probedAt: 2, score: 340, want: 340},
		{name: "also below zero", storedAt: 5, probedAt: 2, score: -340, want: -340},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			table := newTable(1)
			table.store(7, tt.storedAt, entry{bound: lower}, tt.score)
			if _, got := table.probe(7, tt.probedAt); got != tt.want {
				t.Errorf("the score is %d, want %d", got, tt.want)
			}
		})
	}
}

func TestTableReplaces(t *testing.T) {
	deep := entry{move: e2e4, depth: 8, bound: lower, age: 1}
	tests := []struct {
		name      string
		later     entry
		same      bool // position: else it has the same place only
		wantDepth int8
		wantMove  chess.Move
	}{
		{
			name:  "a deeper search stays in its place",
			later: entry{move: d2d4, depth: 2, bound: upper, age: 1}, wantDepth: 8, wantMove: e2e4,
		},
		{
			name: "one as deep gives way", later: entry{move: d2d4, depth: 8, bound: upper, age: 1},
			wantDepth: 8, wantMove: d2d4,
		},
		{
			name:  "one of an earlier search gives way",
			later: entry{move: d2d4, depth: 2, bound: upper, age: 2}, wantDepth: 2, wantMove: d2d4,
		},
		{
			name:  "an exact score is always kept",
			later: entry{move: d2d4, depth: 2, bound: lower | upper, age: 1}, wantDepth: 2,
			wantMove: d2d4,
		},
		{
			name:  "the same position is always written anew",
			later: entry{move: d2d4, depth: 2, bound: upper, age: 1}, same: true, wantDepth: 2,
			wantMove: d2d4,
		},
		{
			name:  "without a best move, the one that is known stays",
			later: entry{depth: 9, bound: upper, age: 1}, same: true, wantDepth: 9, wantMove: e2e4,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			table := newTable(1)
			key, other := uint64(7), uint64(7+len(table.entries))
			if tt.same {
				other = key
			}
			table.store(key, 0, deep, 10)
			table.store(other, 0, tt.later, 20)
			if got := table.entries[7]; got.depth != tt.wantDepth || got.move != tt.wantMove {
				t.Errorf("depth %d and %v stand there, want depth %d and %v", got.depth, got.move,
					tt.wantDepth, tt.wantMove)
			}
		})
	}
}

func TestBoundOf(t *testing.T) {
	tests := []struct {
		name  string
		score Score // between 10 and 20
		want  uint8
	}{
		{"not above alpha: it may be less", 10, upper},
		{"inside it is exact", 11, lower | upper},
		{"also just below beta", 19, lower | upper},
		{"beta: it may be more", 20, lower},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := boundOf(tt.score, 10, 20); got != tt.want {
				t.Errorf("a score of %d is a bound of kind %d, want %d", tt.score, got, tt.want)
			}
		})
	}
}

func TestTableSize(t *testing.T) {
	if got := len(newTable(16).entries) * int(unsafe.Sizeof(entry{})); got > 16<<20 || got < 8<<20 {
		t.Errorf("a table of 16 MB takes %d bytes", got)
	}
	if got := len(newTable(0).entries); got != 1 {
		t.Errorf("a table without memory has %d places, want one", got)
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
