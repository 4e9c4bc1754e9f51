// probe_test.go judges task Probe: by entries that a row puts into the table, and by what
// AlphaBeta saves with them.

package champion_test

import (
	"context"
	"fmt"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// backRank has a mate on the back rank, and a knight to take.
const backRank = "6k1/5ppp/8/8/8/8/6n1/R5K1 w - - 0 1"

func TestTaskProbe(t *testing.T) {
	const exact, lower, upper = champion.Exact, champion.Lower, champion.Upper
	const why = "From the root it is further to the mate than from p, by the plies between the two."
	e := check.New(t, "Search.Probe")
	for _, tt := range []struct {
		name             string
		score, depth     int
		bound            champion.Bound // of the entry; 0 for none
		ply, alpha, beta int            // 2, -50 and 50 where a row has none
		want             int            // asked to depth 3
		ok               bool
		why              string
	}{
		{name: "of an empty place nothing is known", why: "The bound of an empty place is 0."},
		{name: "an exact score", score: 35, depth: 3, bound: exact, want: 35, ok: true},
		{name: "an exact score beyond the window", score: 80, depth: 3, bound: exact, want: 80, ok: true},
		{
			name: "searched deeper than is asked", score: 35, depth: 5, bound: exact, want: 35, ok: true,
			why: "Deeper is better.",
		},
		{name: "not searched deep enough", score: 35, depth: 2, bound: exact},
		{name: "at least beta", score: 80, depth: 3, bound: lower, want: 80, ok: true},
		{name: "beta itself", score: 50, depth: 3, bound: lower, want: 50, ok: true},
		{
			name: "at least something within the window", score: 20, depth: 3, bound: lower,
			why: "It may be worth more.",
		},
		{name: "at most alpha", score: -90, depth: 3, bound: upper, want: -90, ok: true},
		{
			name: "at most something within the window", score: 20, depth: 3, bound: upper,
			why: "It may be worth less.",
		},
		{name: "at most something above the window", score: 80, depth: 3, bound: upper},
		{name: "at least something below the window", score: -90, depth: 3, bound: lower},
		{
			name:  "a mate three plies from p, which is at ply 2",
			score: mate - 3, depth: 3, bound: exact,
			ply: 2, alpha: -mate, beta: mate,
			want: mate - 5, ok: true, why: why,
		},
		{
			name:  "the same for the side that is mated",
			score: -mate + 3, depth: 3, bound: exact,
			ply: 2, alpha: -mate, beta: mate,
			want: -mate + 5, ok: true, why: why,
		},
		{
			name:  "a lower bound, with a mate counted from the root",
			score: mate - 3, depth: 3, bound: lower,
			ply: 4, alpha: -mate, beta: mate - 5,
			why: "Count the mate anew, then compare.",
		},
		{
			name:  "far ahead is no mate",
			score: 4000, depth: 3, bound: exact,
			ply: 7, alpha: -mate, beta: mate,
			want: 4000, ok: true,
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			const asked = 3
			if tt.ply == 0 {
				tt.ply, tt.alpha, tt.beta = 2, -50, 50
			}
			p := chess.StartingPosition()
			s := search("table")
			hash, known := champion.Hash(&p), "an empty place"
			if tt.bound != 0 {
				found := champion.Found{Score: tt.score, Depth: tt.depth}
				entry := champion.Entry{Hash: hash, Found: found, Bound: tt.bound}
				s.Table[hash%uint64(len(s.Table))] = entry
				known = fmt.Sprintf("%s, %s, depth %d", boundNames[tt.bound], points(tt.score), tt.depth)
			}
			call := fmt.Sprintf("s.Probe(p, %d, %d, %s, %s) of %s",
				asked, tt.ply, points(tt.alpha), points(tt.beta), known)
			check.Asking(call, "")
			score, ok := s.Probe(&p, asked, tt.ply, tt.alpha, tt.beta)
			return probeMiss(call, score, ok, tt.want, tt.ok, tt.why)
		})
	}
	e.Case("another position in its place", func() *check.Miss {
		p := chess.StartingPosition()
		q := p.After(chess.Move{From: chess.E2, To: chess.E4})
		s := search("table")
		s.Table = []champion.Entry{{
			Hash: champion.Hash(&q), Found: champion.Found{Score: 35, Depth: 9}, Bound: exact,
		}}
		score, ok := s.Probe(&p, 3, 2, -50, 50)
		return probeMiss("s.Probe(p, 3, 2, -50, 50) with another position in the place of p",
			score, ok, 0, false, "Many positions have the same place. The whole hash tells them apart.")
	})
	e.Judging("Search.AlphaBeta")
	e.Case("what has stood before is a draw, whatever the table says", func() *check.Miss {
		p := position(queenAhead)
		s := searchOn(context.Background(), []chess.Position{p}, "drawn", "table")
		if !s.On("drawn") {
			return nil
		}
		s.Table[champion.Hash(&p)%uint64(len(s.Table))] = champion.Entry{
			Hash: champion.Hash(&p), Found: champion.Found{Score: 900, Depth: 9}, Bound: exact,
		}
		const call = "s.AlphaBeta(p, 2, 1, -Mate, Mate), with p in s.Seen and in s.Table,"
		check.Asking(call, p.Board.String())
		if got := s.AlphaBeta(&p, 2, 1, -mate, mate); got != 0 {
			return miss(&p, call, fmt.Sprint(got), "0",
				"The table knows the position, and not the way to it. Does your AlphaBeta begin with s.Early, which asks s.Drawn first?")
		}
		return nil
	})
	e.Case("the best move is stored with its score", func() *check.Miss {
		p, s := position(backRank), search("table")
		const call = "s.AlphaBeta(p, 2, 1, -Mate, Mate)"
		check.Asking(call, p.Board.String())
		s.AlphaBeta(&p, 2, 1, -mate, mate)
		entry := s.Table[champion.Hash(&p)%uint64(len(s.Table))]
		if entry.Move.String() != "a1a8" {
			return miss(&p, "the move in the entry of p after "+call, moveName(entry.Move), "a1a8",
				"The Found that AlphaBeta hands to s.End has a Move, too: the one that was best.\n(At ply 1 it does not stand in s.Best.)")
		}
		return nil
	})
	e.Case("the move that the table knows is tried first", func() *check.Miss {
		p, s := position(backRank), search("order", "table")
		s.Table[champion.Hash(&p)%uint64(len(s.Table))] = champion.Entry{
			Hash:  champion.Hash(&p),
			Found: champion.Found{Move: chess.Move{From: chess.A1, To: chess.A8}, Score: 500, Depth: 1},
			Bound: exact,
		}
		call := fmt.Sprintf("s.AlphaBeta(p, 2, 1, -Mate, %s), with a1a8 in the table from a search to depth 1,", points(mate-2))
		check.Asking(call, p.Board.String())
		if s.AlphaBeta(&p, 2, 1, -mate, mate-2); s.Nodes > 2 {
			return miss(&p, "s.Nodes after "+call, fmt.Sprint(s.Nodes), "2",
				"The entry is not deep enough to answer, but its move is the best guess. Here it mates, which is beta.\n"+
					"Does your AlphaBeta go through s.Begin(p)? That has it in front.")
		}
		return nil
	})
	e.Case("AlphaBeta finds the same with the table, at fewer positions", func() *check.Miss {
		for _, fen := range []string{"8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1", openRows[2]} {
			p := position(fen)
			with, without := search("order", "table"), search("order")
			one, other := 0, 0
			for _, depth := range []int{1, 2, 3, 3, 4} { // what was found before is in the table
				with.Best = chess.Move{}
				one = with.AlphaBeta(&p, depth, 0, -mate, mate)
				other = without.AlphaBeta(&p, depth, 0, -mate, mate)
				if !p.IsLegal(with.Best) {
					return miss(&p, "s.Best after s.AlphaBeta", with.Best.String(), "a legal move",
						"At ply 0 a move is wanted, and no score. Does your AlphaBeta hand its ply to s.Early?")
				}
			}
			if wrong := sameAndFewer(&p, "table", one, other, with.Nodes, without.Nodes,
				"Does your AlphaBeta begin with s.Early, and end with s.End? They ask the table, and fill it."); wrong != nil {
				return wrong
			}
		}
		return nil
	})
	for _, tt := range []struct {
		name, window string
		alpha, beta  int // from the score
		want         champion.Bound
	}{
		{
			name:   "a search that was cut short leaves a lower bound",
			window: "a beta below the score", alpha: -300, beta: -200, want: lower,
		},
		{
			name:   "a search in a wide window leaves an exact score",
			window: "a window around the score", alpha: -200, beta: 200, want: exact,
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p, s := position(openRows[2]), search("table")
			check.Step(func() {
				score := search().AlphaBeta(&p, 2, 0, -mate, mate)
				s.AlphaBeta(&p, 2, 0, score+tt.alpha, score+tt.beta)
			})
			if got := s.Table[champion.Hash(&p)%uint64(len(s.Table))].Bound; got != tt.want {
				return miss(&p, "the bound after AlphaBeta with "+tt.window, boundNames[got],
					boundNames[tt.want],
					"s.End wants the window that AlphaBeta was asked with: alpha has grown since.")
			}
			return nil
		})
	}
	e.Case("a mate is as far away with the table as without", func() *check.Miss {
		for _, fen := range []string{"7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "8/8/8/8/8/2k5/1q6/3K4 b - - 0 1", "k7/8/2K5/8/8/8/8/1R6 w - - 0 1"} {
			p := position(fen)
			var got, want int
			check.Step(func() { want = search("order").AlphaBeta(&p, 5, 0, -mate, mate) })
			s := search("order", "table")
			for depth := 1; depth <= 5; depth++ {
				check.Step(func() { got = s.AlphaBeta(&p, depth, 0, -mate, mate) })
				if depth == 5 && got != want {
					return miss(&p, "s.AlphaBeta(p, 5, 0, -Mate, Mate) with the table", points(got),
						points(want), "Store counts a mate from p, and Probe from the root again.")
				}
			}
		}
		return nil
	})
}

func probeMiss(call string, score int, ok bool, want int, wantOK bool, why string) *check.Miss {
	text := func(score int, ok bool) string {
		if !ok {
			return "nothing that helps"
		}
		return points(score) + ", true"
	}
	if got, want := text(score, ok), text(want, wantOK); got != want {
		return &check.Miss{Call: call, Got: got, Want: want, Why: why}
	}
	return nil
}
