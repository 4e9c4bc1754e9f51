// null_test.go judges task Null: by the question that it asks of a plain search, and by what
// AlphaBeta saves with it.

package champion_test

import (
	"context"
	"fmt"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

func TestTaskNull(t *testing.T) {
	e := check.New(t, "Search.Null")
	for _, tt := range []struct {
		name, fen string
		depth     int
		beta      int
		want      bool
		why       string
	}{
		{
			name: "a queen ahead a pass is good enough",
			fen:  "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", depth: 3, beta: 100, want: true,
			why: "What AlphaBeta says is the other side's score: minus.",
		},
		{name: "a queen behind it is not", fen: "4k3/8/8/8/8/8/3q4/6KR w - - 0 1", depth: 3, beta: -100},
		{name: "Black passes, too", fen: "r3k3/8/8/8/8/8/8/4K3 b - - 0 1", depth: 3, beta: 100, want: true},
		{
			name: "after the pass the queen is taken",
			fen:  "4k3/8/8/8/4n3/8/3Q4/4K2N w - - 0 1", depth: 4, beta: 400,
			why: "It is the other side's turn after s.Pass, and a ply is left at depth 4. Is it the board that s.Pass\n" +
				"returns which AlphaBeta is asked about?",
		},
		{
			name: "with pawns alone it is not asked",
			fen:  "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1", depth: 3, beta: 0,
			why: "White is far ahead, but has nothing besides king and pawns.",
		},
		{
			name: "nor with the king alone", fen: "7k/8/8/8/8/8/8/K7 w - - 0 1", depth: 3, beta: -500,
		},
		{
			name: "a knight is enough",
			fen:  "4k3/8/8/8/8/8/PPPP4/1N2K3 w - - 0 1", depth: 3, beta: 0, want: true,
		},
		{
			name: "the other side's pieces do not count",
			fen:  "1n2k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", depth: 3, beta: 0,
			why: "It is White that would pass, and White has pawns alone.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			return nullMiss(&p, tt.depth, tt.beta, tt.want, tt.why)
		})
	}
	for _, depth := range []int{3, 4, 5} {
		e.Case(fmt.Sprintf("at depth %d beta is enough, and less is not", depth), func() *check.Miss {
			for _, fen := range openRows[2:] {
				p := position(fen)
				passed := p.Pass()
				score := -(&plain{}).score(&passed, depth-3, 3)
				for _, beta := range []int{score - 1, score, score + 1} {
					why := fmt.Sprintf("A search without a window, to depth %d after the pass, says %s. For the other\n"+
						"side the window from beta-1 to beta is turned around, with both signs changed.", depth-3, points(score))
					if wrong := nullMiss(&p, depth, beta, beta <= score, why); wrong != nil {
						return wrong
					}
				}
			}
			return nil
		})
	}
	e.Case("the window is as narrow as it can be", func() *check.Miss {
		p := position(worthOf[0])
		passed, s, narrow := p.Pass(), search(), search()
		const beta = -20
		check.Step(func() { narrow.AlphaBeta(&passed, 2, 3, -beta, -beta+1) })
		const call = "s.Null(p, 5, 2, -20)"
		check.Asking(call, p.Board.String())
		if s.Null(&p, 5, 2, beta); s.Nodes > narrow.Nodes {
			return miss(&p, "s.Nodes after "+call, fmt.Sprint(s.Nodes), fmt.Sprintf("%d or fewer", narrow.Nodes),
				"The question is only whether it is beta or more: for this side between beta-1 and beta. The other side\n"+
					"sees that turned around, with both signs changed.")
		}
		return nil
	})
	e.Case("with pawns alone a search is the same as without", func() *check.Miss {
		p := position("8/8/p1p5/1p5p/1P5p/8/PPP2K1p/6k1 w - - 0 1")
		with, without := search("null"), search()
		var one, other int
		check.Step(func() { one = with.AlphaBeta(&p, 4, 0, -mate, mate) })
		check.Step(func() { other = without.AlphaBeta(&p, 4, 0, -mate, mate) })
		if one != other || with.Nodes != without.Nodes {
			return miss(&p, `s.AlphaBeta(p, 4, 0, -Mate, Mate) with the step "null", and without`,
				fmt.Sprintf("%s and %s, %d and %d positions", points(one), points(other), with.Nodes, without.Nodes),
				"the same", "")
		}
		return nil
	})
	e.Case("after a pass that is not enough the search is back at its ply", func() *check.Miss {
		p, s := position(openRows[2]), search("null")
		check.Step(func() { s.Early(&p, 4, 2, -mate, 2000) })
		if s.Ply() != 2 {
			return miss(&p, "the ply after s.Early(p, 4, 2, -Mate, 2000)", fmt.Sprint(s.Ply()), "2", "")
		}
		return nil
	})
	e.Judging("Search.AlphaBeta")
	e.Case("AlphaBeta looks at fewer positions with it", func() *check.Miss {
		for _, fen := range openRows[1:3] {
			p := position(fen)
			with, without := search("order", "null"), search("order")
			check.Step(func() { with.AlphaBeta(&p, 4, 0, -mate, mate) })
			check.Step(func() { without.AlphaBeta(&p, 4, 0, -mate, mate) })
			if with.Nodes >= without.Nodes {
				return miss(&p, `s.Nodes after s.AlphaBeta(p, 4, 0, -Mate, Mate) with the step "null", and without`,
					fmt.Sprintf("%d and %d", with.Nodes, without.Nodes), "fewer with it",
					"Does your AlphaBeta begin with s.Early? That asks s.Null.")
			}
		}
		return nil
	})
	e.Case("on the fast board, too, if that is written", func() *check.Miss {
		p := position(worthOf[0])
		if !champion.New(context.Background(), nil).On("fast") {
			return nil
		}
		b, wrong := fastOf(&p)
		if wrong != nil {
			return wrong
		}
		var got, want bool
		check.Step(func() { got = search("null").Null(b, 4, 2, 0) })
		check.Step(func() { want = search("null").Null(&p, 4, 2, 0) })
		if got != want {
			return miss(&p, "s.Null(p, 4, 2, 0), p on the fast board,", fmt.Sprint(got), fmt.Sprint(want)+", as on the other", "")
		}
		if got, want := pieces(b), pieces(&p); got != want {
			return miss(&p, "the pieces after s.Null(p, 4, 2, 0), p on the fast board,", got, want, "")
		}
		return nil
	})
}

// nullMiss asks Null about a position, and returns what is wrong with the answer or with what it
// leaves behind, or nil.
func nullMiss(p *chess.Position, depth, beta int, want bool, why string) *check.Miss {
	call := fmt.Sprintf("s.Null(p, %d, 2, %s)", depth, points(beta))
	s := search()
	check.Asking(call, p.Board.String())
	got := s.Null(p, depth, 2, beta)
	switch {
	case got != want:
		return miss(p, call, fmt.Sprint(got), fmt.Sprint(want), why)
	case s.Passes() != 0:
		return miss(p, "passes that are not taken back after "+call, fmt.Sprint(s.Passes()), "0",
			"s.Pass returns two values. The second is a function: back() takes the pass back, whatever the answer is.")
	}
	return nil
}
