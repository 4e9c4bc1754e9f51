// negamax_test.go tests that the search finds what looking at everything finds, and what it
// makes of draws and mates.

package engine

import (
	"context"
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

// minimax is the second opinion: it looks at every move, and remembers nothing. The nodes
// are those that it looks at before it counts captures.
func minimax(e *Engine, depth, ply int) (best Score, nodes int) {
	e.keys = append(e.keys[:ply], e.board.Key())
	inCheck := e.board.InCheck()
	if ply > 0 && e.drawn(inCheck) {
		return 0, 1
	}
	if depth == 0 {
		return e.quiet(ply, -infinite, infinite), 1
	}
	moves := e.board.Moves(nil)
	if len(moves) == 0 {
		return noMoves(ply, inCheck), 1
	}
	best, nodes = -infinite, 1
	for _, m := range moves {
		e.board.Make(m)
		score, n := minimax(e, depth-1, ply+1)
		e.board.Unmake()
		best, nodes = max(best, -score), nodes+n
	}
	return best, nodes
}

func TestAlphaBeta(t *testing.T) {
	tests := []struct {
		name    string
		without Step
	}{
		{"alpha-beta finds the score of minimax", selective | Table | Aspiration},
		{"in any order of moves", selective | Table | Aspiration | History},
		{"the table changes no score", selective | Aspiration},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, p := range fromGames(6, 140) {
				for depth := 1; depth <= 3; depth++ {
					e := New(Options{Without: tt.without})
					e.search = search{ctx: context.Background(), board: fastBoard(t, p)}
					want, all := minimax(e, depth, 0)
					all += e.nodes
					got := find(t, p, Options{Hash: 1, Without: tt.without}, Limits{Depth: depth})
					if got.Score != want && got.Depth == depth {
						t.Errorf("at depth %d the score is %v, want %v\n%v", depth, got.Score, want, p)
					}
					if depth == 3 && got.Nodes >= all {
						t.Errorf("at depth %d it looked at %d positions, minimax at %d\n%v", depth,
							got.Nodes, all, p)
					}
				}
			}
		})
	}
}

// The window is narrow only from some depth on, where minimax takes too long.
func TestAspiration(t *testing.T) {
	for _, p := range fromGames(8, 25) {
		whole := find(t, p, Options{Hash: 1, Without: selective | Aspiration}, Limits{Depth: 5})
		if narrow := find(t, p, Options{Hash: 1, Without: selective}, Limits{Depth: 5}); narrow.Score != whole.Score {
			t.Errorf("with a narrow window the score is %v, want %v\n%v", narrow.Score, whole.Score, p)
		}
	}
}

func TestBoards(t *testing.T) {
	for _, p := range fromGames(2, 70) {
		plain := New(Options{Without: selective}).Search(context.Background(), NewPlain(p), nil,
			Limits{Depth: 3}, nil)
		if fast := find(t, p, Options{Without: selective}, Limits{Depth: 3}); plain.Score != fast.Score {
			t.Errorf("by the rules as they are the score is %v, on the fast board %v\n%v", plain.Score,
				fast.Score, p)
		}
	}
}

func TestPlain(t *testing.T) {
	passed := chess.Move{From: chess.E2, To: chess.E4}
	tests := []struct{ name, before, after, captures string }{
		{
			name:     "en passant is among the captures, and in the key",
			before:   "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
			after:    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
			captures: "[d4e3]",
		},
		{
			name:     "a double step that no pawn can capture is not in the key",
			before:   "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
			after:    "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
			captures: "[]",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := NewPlain(parse(t, tt.before))
			first := b.Key()
			b.Make(passed)
			if want := NewPlain(parse(t, tt.after)).Key(); b.Key() != want {
				t.Errorf("the key after e2e4 is not that of %s", tt.after)
			}
			if got := fmt.Sprint(b.Captures(nil)); got != tt.captures {
				t.Errorf("Captures = %s, want %s", got, tt.captures)
			}
			if b.Unmake(); b.Key() != first {
				t.Error("Unmake does not bring back the key")
			}
		})
	}
	with, without := parse(t, tests[0].after), parse(t, tests[0].after)
	without.SetEnPassant(chess.NoSquare)
	if NewPlain(with).Key() == NewPlain(without).Key() {
		t.Error("where a pawn can capture en passant, the key is the same as where it cannot")
	}
}

func TestMates(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"mate in one", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "#1"},
		{"mate in two", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "#2"},
		{"mated by the next move", "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", "#-1"},
		{"mated", "1R5k/R7/8/8/8/8/8/6K1 b - - 0 1", "#0"},
		{"stalemate", "7k/5Q2/8/8/8/8/8/6K1 b - - 0 1", "+0.00"},
		{"a mate with the hundredth ply comes before the draw", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", "#1"},
		{"a mate after the hundredth ply comes too late", "7k/8/8/8/8/8/R7/1R4K1 w - - 98 80", "+0.00"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := New(Options{Hash: 1, Without: selective})
			for _, search := range []string{"first", "second, out of the table"} {
				p := parse(t, tt.fen)
				got := e.Search(context.Background(), fastBoard(t, p), nil, Limits{Depth: 4}, nil)
				if (len(got.Moves) > 0) != p.HasLegalMove() {
					t.Errorf("the moves of %s are %v", tt.fen, got.Moves)
				}
				if got.Score.String() != tt.want {
					t.Errorf("the %s search finds %v by %v, want %v", search, got.Score, got.Moves, tt.want)
				}
			}
		})
	}
}

// With all of its steps, too, the engine finds the soonest mate, also where it has seen a later one first.
func TestSoonestMate(t *testing.T) {
	for fen, want := range map[string]string{
		"7k/8/5K2/8/8/8/8/6R1 w - - 0 1":                               "#2",
		"r3k2r/3b1ppp/3Bp3/pBQ5/8/4n2N/PP3PPP/R1K4R w kq - 4 16":       "#3",
		"8/1ppk3p/3p1p2/3K4/8/1rp4P/4R3/8 b - - 1 44":                  "#3",
		"2rk2nr/ppN2ppp/8/8/P1K5/1P1P3b/3q3P/8 b - - 1 22":             "#3",
		"r1b4Q/p1pp1p1p/1pn1p3/6B1/1k6/4PN2/P1P2PPP/3RKB1R w K - 1 15": "#3",
	} {
		if got := find(t, parse(t, fen), Options{Hash: 16}, Limits{Nodes: 300_000}); got.Score.String() != want {
			t.Errorf("%s: %v by %v, want %s", fen, got.Score, got.Moves, want)
		}
	}
}

// Rf8 mates in two, and is quiet: no capture, no check, and the rook can be taken. Steps that leave out
// quiet moves near the end hid it until depth 17.
func TestQuietMate(t *testing.T) {
	p := parse(t, "4Q3/3K2pk/2pP3p/3p2r1/PP4r1/2N5/1BP5/R4R2 w - - 7 36")
	if got := find(t, p, Options{Hash: 16}, Limits{Depth: 7}); got.Score.String() != "#2" {
		t.Errorf("depth 7 finds %v by %v, want #2", got.Score, got.Moves)
	}
}

func TestRepetition(t *testing.T) {
	// White is a queen behind, and checks for ever.
	p := parse(t, "6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1")
	if got := find(t, p, Options{}, Limits{Depth: 8}); got.Score != 0 {
		t.Errorf("perpetual check is %v (%v), want a draw", got.Score, got.Moves)
	}
	// The same position has stood before.
	p = parse(t, "7k/8/8/8/8/8/8/KQ6 w - - 4 10")
	b, past := fastBoard(t, p), []uint64{}
	for _, m := range []string{"b1c1", "h8g8", "c1b1", "g8h8"} {
		past = append(past, b.Key())
		move, _ := chess.ParseMove(m)
		b.Make(move)
	}
	e := New(Options{})
	e.search = search{board: b, keys: append(past, b.Key())}
	if !e.drawn(false) {
		t.Error("a position that has stood in the game is not seen")
	}
}
