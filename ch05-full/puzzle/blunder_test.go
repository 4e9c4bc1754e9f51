// blunder_test.go finds puzzles where a side has gone wrong, and solves them.

package puzzle

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// game reads a game of Anna against Ben.
func game(t *testing.T, moves string) *pgn.Game {
	t.Helper()
	text := "[White \"Anna\"]\n[Black \"Ben\"]\n\n" + moves
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// missed is a game in which Black allows mate, and White does not see it.
const missed = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. d3 $4 Nxh5 *"

func TestBlunder(t *testing.T) {
	both := [2]bool{true, true}
	const mate = "from move 4 of Anna - Ben, *: 4. Qxf7# is the move"
	tests := []struct {
		name, moves string
		sides       [2]bool
		known       string // the FEN of a puzzle
		want        string
	}{
		{
			name: "by a glyph", moves: missed, sides: both,
			want: mate + "; in the game came 4. d3",
		},
		{
			name:  "by an evaluation",
			moves: "1. e4 e5 2. Bc4 Nc6 3. Qh5 {[%eval 0.1]} Nf6 {[%eval #1]} 4. Qxf7# 1-0",
			sides: both, want: "from move 4 of Anna - Ben, 1-0: 4. Qxf7# is the move, as in the game",
		},
		{
			name:  "by an evaluation with its depth",
			moves: "1. e4 e5 2. Bc4 Nc6 3. Qh5 {[%eval 0.1,20]} Nf6 {[%eval #1,20]} 4. Qxf7# 1-0",
			sides: both, want: "from move 4 of Anna - Ben, 1-0: 4. Qxf7# is the move, as in the game",
		},
		{
			name:  "the other's blunder is not Black's to punish",
			moves: "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. Qxf7# 1-0",
			sides: [2]bool{chess.Black: true}, want: "none",
		},
		{
			name:  "two moves win the queen, the other is known",
			moves: missed, sides: both, known: scholar, want: "none",
		},
		{name: "nothing went wrong", moves: "1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 *", sides: both, want: "none"},
		{name: "several good moves", moves: "1. e4 $4 e5 *", sides: both, want: "none"},
		{
			name:  "to take back is no puzzle",
			moves: "1. e4 e5 2. Qh5 Nc6 3. Qxe5+ $4 Nxe5 *", sides: both, want: "none",
		},
		{name: "no move", moves: "*", sides: both, want: "none"},
		{name: "up to a null move", moves: "1. e4 -- 2. Qh5 $4 *", sides: both, want: "none"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			known := func(p Puzzle) bool { return p.Position.FEN() == tt.known }
			got := "none"
			var vain []string
			note := func(p Puzzle) { vain = append(vain, p.Position.FEN()) }
			p, ok := Blunder(context.Background(), game(t, tt.moves), tt.sides, known, note)
			if ok {
				got = p.From + ": " + p.Outcome()
			}
			if got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
			if slices.Contains(vain, p.Position.FEN()) || slices.Contains(vain, tt.known) {
				t.Errorf("a puzzle is among those that were none: %q", vain)
			}
		})
	}
}

func TestIsReviewed(t *testing.T) {
	for moves, want := range map[string]bool{
		"1. e4 e5 *": false, "1. e4 $1 e5 *": false, "1. e4 $2 e5 *": true, "1. e4 {[%eval 0.3]} *": true,
	} {
		if got := IsReviewed(game(t, moves)); got != want {
			t.Errorf("%s: %v, want %v", moves, got, want)
		}
	}
}

func TestIsOnly(t *testing.T) {
	tests := []struct {
		name   string
		scores []engine.Score
		want   bool
	}{
		{name: "a winning move, and an even one", scores: []engine.Score{300, 0}, want: true},
		{name: "an even one, and a losing one", scores: []engine.Score{0, -300}, want: true},
		{name: "two that win", scores: []engine.Score{900, 500}},
		{name: "a pawn between them", scores: []engine.Score{100, 0}},
		{name: "all is lost, more or less", scores: []engine.Score{-200, -900}},
		{name: "a forced move", scores: []engine.Score{300}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var lines []engine.Line
			for _, s := range tt.scores {
				lines = append(lines, engine.Line{Score: s})
			}
			if got := isOnly(lines); got != tt.want {
				t.Errorf("scores %v: %v, want %v", tt.scores, got, tt.want)
			}
		})
	}
}

// scholar is a position in which one move alone is good: Qxf7#.
const scholar = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"

func TestTryBest(t *testing.T) {
	tests := []struct {
		name, move string
		want       string // what is played, what is said, and whether it is solved
	}{
		{
			name: "the move", move: "Qxf7#",
			want: "[h5f7] right, well done: 4. Qxf7# is the move; in the game came 4. d3 true",
		},
		{
			name: "what was played", move: "d3",
			want: "[] d3 was played in the game, and is not the move; try another false",
		},
		{
			name: "another", move: "Nc3",
			want: "[] not Nc3: the answer is 4... Nxh5; try another move false",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := Puzzle{
				Position: position(t, scholar),
				Best:     []chess.Move{{From: chess.H5, To: chess.F7}},
				Played:   chess.Move{From: chess.D2, To: chess.D3},
			}
			m, err := notation.Read(&p.Position, tt.move)
			if err != nil {
				t.Fatal(err)
			}
			left, played, said := p.Try(m)
			if got := fmt.Sprint(played, " ", said, " ", left.IsSolved()); got != tt.want {
				t.Errorf("%s: %s, want %s", tt.move, got, tt.want)
			}
		})
	}
}
