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
			"a legal move", "Ke1 ke8", White, Move{E1, E2, 0},
			"e1e2 is legal",
		},
		{
			"what a piece forbids is explained already", "Ke1 ke8", White, Move{E1, E3, 0},
			"the king on e1 does not move like that: a king goes one square in any direction, or castles: O-O or O-O-O",
		},
		{
			"and so is the turn", "Ke1 ke8", White, Move{E8, E7, 0},
			"not your turn: the king on e8 is black, and white is to move",
		},
		{
			"no square", "Ke1 ke8", White, Move{E1, NoSquare, 0},
			"no such square: a move needs two squares of the board",
		},
		{
			"why still answers when the game is over", "Ka1 kb3 re1", White, Move{A1, A2, 0},
			"the king on b3 attacks a2",
		},

		{
			"a second king moves while the first is in check", "Ka1 Ke1 ra2 kh8", White, Move{E1, F1, 0},
			"the rook on a2 gives check to the king on a1: move the king or capture the rook on a2",
		},
		{
			"a king steps onto an attacked square", "Ke1 ke8 rd8", White, Move{E1, D1, 0},
			"the rook on d8 attacks d1 over d7 d6 d5 d4 d3 d2",
		},
		{
			"a king steps next to a pawn", "Kf4 kh8 Pe4 pf5", White, Move{F4, G4, 0},
			"the pawn on f5 attacks g4",
		},
		{
			"a king steps next to the other king", "Kd3 kd5", White, Move{D3, D4, 0},
			"the king on d5 attacks d4",
		},
		{
			"a king steps to where a knight jumps", "Ke1 kh8 nc3", White, Move{E1, E2, 0},
			"the knight on c3 attacks e2",
		},
		{
			"a king captures what is protected", "Ke1 kh8 re2 re8", White, Move{E1, E2, 0},
			"the rook on e8 attacks e2 over e7 e6 e5 e4 e3",
		},
		{
			"a king hides behind itself", "Kg1 ke4 Re1 rc8", Black, Move{E4, E5, 0},
			"the rook on e1 attacks e5 over e2 e3 e4",
		},
		{
			"a king in check steps onto another attacked square", "Ke1 kh8 re8 bb4", White, Move{E1, D2, 0},
			"the bishop on b4 attacks d2 over c3",
		},

		{
			"a piece pinned along a file", "Ke1 kh8 Re4 re8", White, Move{E4, A4, 0},
			"the rook on e4 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},
		{
			"a piece pinned along a diagonal, by a neighbor", "Ke1 kh8 Nf2 bg3", White, Move{F2, D3, 0},
			"the knight on f2 is pinned: without it the bishop on g3 attacks the king on e1 over f2",
		},
		{
			"a pinned pawn captures", "ke8 Ka1 pe7 Re2 Bd6", Black, Move{E7, D6, 0},
			"the pawn on e7 is pinned: without it the rook on e2 attacks the king on e8 over e3 e4 e5 e6 e7",
		},
		{
			"a pinned piece captures one attacker and meets the other", "Ke1 kh8 Ne3 re8 nc2", White, Move{E3, C2, 0},
			"the knight on e3 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},

		{
			"capturing en passant takes two pawns off a rank", "Ka5 ke1 Pe5 pd5 rh5 ep=d6", White, Move{E5, D6, 0},
			"capturing en passant takes both pawns off their squares: then the rook on h5 attacks the king on a5 over g5 f5 e5 d5 c5 b5",
		},
		{
			"so it does for Black, with nothing between the attacker and the king", "Ke1 kg4 pf4 Pe4 Qa4 ep=e3", Black, Move{F4, E3, 0},
			"capturing en passant takes both pawns off their squares: then the queen on a4 attacks the king on g4 over b4 c4 d4 e4 f4",
		},
		{
			"capturing en passant where the captured pawn alone was in the way", "Kb3 kh1 Pe5 pd5 bf7 ep=d6", White, Move{E5, D6, 0},
			"capturing en passant takes both pawns off their squares: then the bishop on f7 attacks the king on b3 over e6 d5 c4",
		},
		{
			"capturing en passant with a pawn that is pinned like any other", "Ke1 kh8 Pe5 pd5 re8 ep=d6", White, Move{E5, D6, 0},
			"the pawn on e5 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},
		{
			"capturing en passant while somebody else gives check", "Ka1 kh1 Pe5 pd5 ra8 ep=d6", White, Move{E5, D6, 0},
			"the rook on a8 gives check to the king on a1 over a7 a6 a5 a4 a3 a2: move the king, capture the rook on a8, or put a piece between",
		},
		{
			"an ordinary capture by a pawn beside an en passant square", "Ke1 kh8 Pe5 pd5 nf6 re8 ep=d6", White, Move{E5, F6, 0},
			"the pawn on e5 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},
		{
			"another piece goes to the en passant square", "Ke1 kh8 Be5 Ph2 pd5 re8 ep=d6", White, Move{E5, D6, 0},
			"the bishop on e5 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2",
		},
		{
			"a pinned pawn that would become a queen", "Ka7 kh1 Pb7 rh7", White, Move{B7, B8, 0},
			"the pawn on b7 is pinned: without it the rook on h7 attacks the king on a7 over g7 f7 e7 d7 c7 b7",
		},
		{
			"what castling needs is explained already", "Ke1 Rh1 ke8", White, Move{E1, G1, 0},
			"no right to castle: the king or the rook from h1 has moved, the rook was captured, or the position was set up without the right",
		},
		{
			"a promotion that is missing", "Ke1 ke8 Pa7", White, Move{A7, A8, 0},
			"promotion: say what the pawn becomes: a7a8q, a7a8r, a7a8b or a7a8n",
		},
		{
			"a legal promotion", "Ke1 ke8 Pa7", White, Move{A7, A8, TypeKnight},
			"a7a8n is legal",
		},

		{
			"somebody else moves while the king is in check", "Ke1 kh8 re5 Pa2", White, Move{A2, A3, 0},
			"the rook on e5 gives check to the king on e1 over e4 e3 e2: move the king, capture the rook on e5, or put a piece between",
		},
		{
			"in check by a neighbor nobody can step between", "Ke1 ka8 qe2 Ph2", White, Move{H2, H3, 0},
			"the queen on e2 gives check to the king on e1: move the king or capture the queen on e2",
		},
		{
			"in check by a knight nobody can step between", "Ke1 kh8 nf3 Rh5", White, Move{H5, H1, 0},
			"the knight on f3 gives check to the king on e1: move the king or capture the knight on f3",
		},
		{
			"in check by a pawn nobody can step between", "Ke1 kh8 pf2 Ra8", White, Move{A8, A1, 0},
			"the pawn on f2 gives check to the king on e1: move the king or capture the pawn on f2",
		},
		{
			"in double check a capture does not help", "ke8 Ke1 Nf6 Re2 qg5", Black, Move{G5, F6, 0},
			"the rook on e2 and the knight on f6 give check to the king on e8: nothing stops both at once, so the king must move",
		},
		{
			"nor does a step between", "ke8 Ke1 Nf6 Re2 qg5", Black, Move{G5, E5, 0},
			"the rook on e2 and the knight on f6 give check to the king on e8: nothing stops both at once, so the king must move",
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			g := NewGameFrom(at(b, tt.turn))
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
			g := NewGameFrom(at(b, turn))
			for from := NoSquare; from <= H8; from++ {
				for _, to := range append(b.Destinations(from), NoSquare, Square(r.IntN(64))) {
					m := Move{from, to, 0}
					err, text := g.moveRefusal(m), g.Explain(m)
					var right bool
					switch {
					case err == nil:
						right = text == m.String()+" is legal"
					case !errors.Is(err, ErrLeavesKing):
						right = text == err.Error()
					default:
						position := g.Position()
						after := position.After(m)
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
