// negamax_test.go judges task Negamax.

package champion_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// A searchRow is a position, and how deep it is searched. The score is that of the plain search.
type searchRow struct {
	name, fen string
	depth     int
	why       string
}

var searchRows = []searchRow{
	{name: "at depth 0 it is Eval that judges", fen: "4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1"},
	{
		name: "a mate is seen at depth 0, too", fen: "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
		why: "At any depth: ask p.Status() first.",
	},
	{
		name:  "the side to move takes a queen",
		fen:   "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1",
		depth: 1,
		why:   "What is good for the other side is bad for this one: minus.",
	},
	{name: "Black takes a queen", fen: "k7/8/4p3/3Q4/8/8/8/K7 b - - 0 1", depth: 1},
	{
		name: "a queen behind, no move helps", fen: "k7/8/8/8/8/8/8/1Q5K b - - 0 1", depth: 1,
		why: "All moves are worth less than 0 here.",
	},
	{
		name:  "a queen does not take a protected pawn",
		fen:   "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1",
		depth: 2,
		why:   "The other side answers with its best move, and not with one that helps.",
	},
	{
		name: "all moves are bad, and one is the least bad",
		fen:  "4k3/8/8/8/8/1q6/8/3NK2q w - - 0 1", depth: 2,
		why: "The best of bad moves is worth less than 0: with what does your best begin?",
	},
	{
		name:  "the middle of a game",
		fen:   "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
		depth: 2,
	},
	{
		name:  "an ending, three plies deep",
		fen:   "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		depth: 3,
	},
	{
		name: "a mate at once", fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", depth: 1,
		why: "The mated side is at ply 1: -Mate + 1 for it.",
	},
	{
		name:  "a mate at once, and three plies to look",
		fen:   "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1",
		depth: 3,
		why:   "A mate in one ply is worth more than one in three. That is what ply is for.",
	},
	{name: "a mate in two moves", fen: "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", depth: 3},
	{name: "to be mated in one", fen: "7k/8/6K1/8/8/8/8/R7 b - - 0 1", depth: 2},
	{
		name: "a stalemate is worth 0", fen: "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", depth: 2,
		why: "No legal move, and no check.",
	},
	{
		name:  "it does not take a queen if that is stalemate",
		fen:   "k7/8/1Q6/8/8/8/8/6K1 w - - 0 1",
		depth: 2,
	},
}

func TestTaskNegamax(t *testing.T) {
	e := check.New(t, "Search.Negamax")
	for _, tt := range searchRows {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			s := search()
			return tt.judge(&p, s, fmt.Sprintf("s.Negamax(p, %d, 0)", tt.depth),
				func(p *chess.Position) int { return s.Negamax(p, tt.depth, 0) }, negamaxSlips)
		})
	}
	e.Case("the plies before count for a mate", func() *check.Miss {
		p := position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1")
		if got := search().Negamax(&p, 2, 4); got != -mate+4 {
			return miss(&p, "s.Negamax(p, 2, 4)", points(got), points(-mate+4),
				"It was four plies from the root to this mate.")
		}
		return nil
	})
	e.Case("the best move is that at ply 0", func() *check.Miss {
		p := position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
		s := search()
		if s.Negamax(&p, 1, 1); s.Best != (chess.Move{}) {
			return miss(&p, "s.Best after s.Negamax(p, 1, 1)", s.Best.String(), "what it was, no move",
				"At ply 1 it is the other side that moves.")
		}
		return nil
	})
	e.Case("to depth 2 it looks at 1 + 20 + 400 positions", func() *check.Miss {
		p := chess.StartingPosition()
		s := search()
		if s.Negamax(&p, 2, 0); s.Nodes != 421 {
			return miss(&p, "s.Nodes after s.Negamax(p, 2, 0)", fmt.Sprint(s.Nodes), "421",
				"Each call counts one.")
		}
		return nil
	})
}

// judge asks for a score and returns what is wrong with it, with s.Best or with p afterward. The
// slips are those that the answer may have made.
func (row searchRow) judge(p *chess.Position, s *champion.Search, call string,
	ask func(*chess.Position) int, slips []slip) *check.Miss {
	x, asked := &plain{}, *p
	check.Asking(call, p.Board.String())
	got := ask(&asked)
	best, want := x.best(p, max(row.depth, 1))
	if row.depth == 0 || len(best) == 0 {
		want = x.score(p, row.depth, 0)
	}
	switch {
	case asked != *p:
		return miss(p, call+" changes p", asked.FEN(), p.FEN(),
			"After the call p is another position. p.After(m) is a copy: try the moves on that. Where you have p.Make(m), "+
				"its p.Unmake stands right behind the call that searches, before any break.")
	case got != want:
		return miss(p, call, points(got), points(want),
			cmp.Or(slipIn(slips, p, row.depth, got), row.why))
	case row.depth > 0 && !slices.Contains(best, s.Best) && len(best) > 0:
		return miss(p, "s.Best after "+call, moveName(s.Best), list(best), whyNotBest(p, s.Best))
	}
	return nil
}

// whyNotBest says what a move that is not the best has to do with a position.
func whyNotBest(p *chess.Position, m chess.Move) string {
	switch {
	case m == chess.Move{}:
		return "Where ply is 0, a move that is better than those before goes into s.Best."
	case !p.IsLegal(m):
		return fmt.Sprintf("%v is no move of %s's here: it comes from a position deeper down. "+
			"Into s.Best goes a move only where ply is 0, and the call one ply deeper has ply+1.", m, [2]string{"White", "Black"}[p.SideToMove])
	}
	return "The score is right. Does s.Best get the move together with its score?"
}
