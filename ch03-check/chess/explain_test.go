// explain_test.go tests how the game explains what a king forbids, word for
// word.

package chess

import (
	"errors"
	"strings"
	"testing"
)

func TestExplain(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		turn   Color
		move   Move
		want   string
	}{
		{
			"a legal move", "Ke1 ke8", White, Move{E1, E2},
			"e1e2 is legal",
		},
		{
			"what a piece forbids is explained already", "Ke1 ke8", White, Move{E1, E3},
			"the king on e1 does not move like that: a king goes one square in any direction",
		},
		{
			"and so is the turn", "Ke1 ke8", White, Move{E8, E7},
			"not your turn: the king on e8 is black, and white is to move",
		},
		{
			"no square", "Ke1 ke8", White, Move{E1, NoSquare},
			"no such square: a move needs two squares of the board",
		},
		{
			"why still answers when the game is over", "Ka1 kb3 re1", White, Move{A1, A2},
			"the king on b3 attacks a2",
		},

		{
			"a second king moves while the first is in check", "Ka1 Ke1 ra2 kh8", White, Move{E1, F1},
			"the rook on a2 gives check to the king on a1: move the king or capture the rook on a2",
		},
		{
			"a king steps onto an attacked square", "Ke1 ke8 rd8", White, Move{E1, D1},
			"the rook on d8 attacks d1 over d7 d6 d5 d4 d3 d2",
		},
		{
			"a king steps next to a pawn", "Kf4 kh8 Pe4 pf5", White, Move{F4, G4},
			"the pawn on f5 attacks g4",
		},
		{
			"a king steps next to the other king", "Kd3 kd5", White, Move{D3, D4},
			"the king on d5 attacks d4",
		},
		{
			"a king steps to where a knight jumps", "Ke1 kh8 nc3", White, Move{E1, E2},
			"the knight on c3 attacks e2",
		},
		{
			"a king captures what is protected", "Ke1 kh8 re2 re8", White, Move{E1, E2},
			"the rook on e8 attacks e2 over e7 e6 e5 e4 e3",
		},
		{
			"a king hides behind itself", "Kg1 ke4 Re1 rc8", Black, Move{E4, E5},
			"the rook on e1 attacks e5 over e2 e3 e4",
		},
		{
			"a king in check steps onto another attacked square", "Ke1 kh8 re8 bb4", White, Move{E1, D2},
			"the bishop on b4 attacks d2 over c3",
		},

		{
			"a piece pinned along a file", "Ke1 kh8 Re4 re8", White, Move{E4, A4},
			"the rook on e4 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},
		{
			"a piece pinned along a diagonal, by a neighbor", "Ke1 kh8 Nf2 bg3", White, Move{F2, D3},
			"the knight on f2 is pinned: without it the bishop on g3 attacks the king on e1 over f2",
		},
		{
			"a pinned pawn captures", "ke8 Ka1 pe7 Re2 Bd6", Black, Move{E7, D6},
			"the pawn on e7 is pinned: without it the rook on e2 attacks the king on e8 over e3 e4 e5 e6 e7",
		},
		{
			"a pinned piece captures one attacker and meets the other", "Ke1 kh8 Ne3 re8 nc2", White, Move{E3, C2},
			"the knight on e3 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},

		{
			"somebody else moves while the king is in check", "Ke1 kh8 re5 Pa2", White, Move{A2, A3},
			"the rook on e5 gives check to the king on e1 over e4 e3 e2: move the king, capture the rook on e5, or put a piece between",
		},
		{
			"in check by a neighbor nobody can step between", "Ke1 ka8 qe2 Ph2", White, Move{H2, H3},
			"the queen on e2 gives check to the king on e1: move the king or capture the queen on e2",
		},
		{
			"in check by a knight nobody can step between", "Ke1 kh8 nf3 Rh5", White, Move{H5, H1},
			"the knight on f3 gives check to the king on e1: move the king or capture the knight on f3",
		},
		{
			"in check by a pawn nobody can step between", "Ke1 kh8 pf2 Ra8", White, Move{A8, A1},
			"the pawn on f2 gives check to the king on e1: move the king or capture the pawn on f2",
		},
		{
			"in double check a capture does not help", "ke8 Ke1 Nf6 Re2 qg5", Black, Move{G5, F6},
			"the rook on e2 and the knight on f6 give check to the king on e8: nothing stops both at once, so the king must move",
		},
		{
			"nor does a step between", "ke8 Ke1 Nf6 Re2 qg5", Black, Move{G5, E5},
			"the rook on e2 and the knight on f6 give check to the king on e8: nothing stops both at once, so the king must move",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			g := NewGameFrom(b, tt.turn)
			if got := g.Explain(tt.move); got != tt.want {
				t.Errorf("Explain(%v) says\n%s\nwant\n%s\non\n%v", tt.move, got, tt.want, b)
			}
			sameBoard(t, g.Board(), b)
		})
	}
}

func TestLineText(t *testing.T) {
	tests := []struct {
		name           string
		attacker, king Square
		want           string
	}{
		{"along a file, from the attacker to the king", E8, E4, " over e7 e6 e5"},
		{"along a diagonal", A1, D4, " over b2 c3"},
		{"one square", H4, H6, " over h5"},
		{"neighbors have no square between them", E2, E1, ""},
		{"a knight has no line", F3, E1, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := lineText(tt.attacker, tt.king); got != tt.want {
				t.Errorf("lineText(%v, %v) = %q, want %q", tt.attacker, tt.king, got, tt.want)
			}
		})
	}
}

// Every move has an explanation, and it fits the refusal.
func TestExplainFitsTheRefusal(t *testing.T) {
	r := dice()
	for range 10 {
		b := randomPosition(r, 2+r.IntN(10))
		for _, turn := range bothColors {
			g := NewGameFrom(b, turn)
			for from := NoSquare; from <= H8; from++ {
				for _, to := range append(b.Destinations(from), NoSquare, Square(r.IntN(64))) {
					m := Move{from, to}
					err, text := g.moveRefusal(m), g.Explain(m)
					var right bool
					switch {
					case err == nil:
						right = text == m.String()+" is legal"
					case !errors.Is(err, ErrLeavesKing):
						right = text == err.Error()
					default:
						after := b.After(m)
						for _, s := range after.Checkers(turn) {
							right = right || strings.Contains(text, after.name(s))
						}
					}
					if !right {
						t.Fatalf("%v: refusal is %v, and Explain says\n%s\non\n%v", m, err, text, b)
					}
				}
			}
			sameBoard(t, g.Board(), b)
		}
	}
}
