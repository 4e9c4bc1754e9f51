// drawn_test.go judges task Drawn: what has stood, and what a search makes of it.

package champion_test

import (
	"context"
	"fmt"
	"maps"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

const queenAhead = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"

func TestTaskDrawn(t *testing.T) {
	e := check.New(t, "Search.Drawn")
	for _, tt := range []struct {
		name, fen string
		past      string // that has stood in the game
		way       string // that has stood on the way to here
		gone      string // that had stood on another way
		want      bool
		why       string
	}{
		{name: "what has never stood", fen: queenAhead},
		{
			name: "what has stood in the game", fen: queenAhead, past: queenAhead, want: true,
			why: "Once is enough: what comes back once can come back again.",
		},
		{
			name: "what has stood on the way to here",
			fen:  queenAhead,
			way:  queenAhead,
			want: true,
		},
		{
			name: "what has stood on another way", fen: queenAhead, gone: queenAhead,
			why: "s.Seen says how often. 0 times is not at all.",
		},
		{
			name: "the same board, and the other side's turn", fen: queenAhead,
			past: "4k3/8/8/8/8/8/3Q4/4K3 b - - 0 1",
		},
		{
			name: "the counters do not matter", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 7 30",
			past: queenAhead, want: true,
		},
		{
			name: "fifty moves by each side",
			fen:  "4k3/8/8/8/8/8/3Q4/4K3 w - - 100 80",
			want: true,
			why:  "A hundred plies without a capture or a pawn move.",
		},
		{name: "one ply fewer", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 99 80"},
		{
			name: "fifty plies are twenty-five moves", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 50 40",
			why: "The halfmove clock counts plies.",
		},
		{
			name: "a mate with the last of fifty moves",
			fen:  "7k/6Q1/5K2/8/8/8/8/8 b - - 100 80",
			why:  "A mate ends the game, and nothing can be claimed any more.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			var past []chess.Position
			if tt.past != "" {
				past = append(past, position(tt.past))
			}
			s := searchOn(context.Background(), past, "drawn")
			for fen, times := range map[string]int{tt.way: 1, tt.gone: 0} {
				if fen != "" {
					q := position(fen)
					s.Seen[champion.Hash(&q)] = times
				}
			}
			check.Asking("s.Drawn(p)", p.Board.String())
			if got := s.Drawn(&p); got != tt.want {
				return miss(&p, "s.Drawn(p)", fmt.Sprint(got), fmt.Sprint(tt.want), tt.why)
			}
			return nil
		})
	}
	const calls = "Does your AlphaBeta begin with s.Early, which asks s.Drawn, and does it go through s.Begin(p),\n" +
		"which notes that p is on the way?"
	e.Judging("Search.AlphaBeta")
	e.Case("ahead, it does not go back to what has stood", func() *check.Miss {
		p := position(queenAhead)
		without := search()
		without.AlphaBeta(&p, 2, 0, -mate, mate)
		past := []chess.Position{p.After(without.Best)}
		off, s := searchOn(context.Background(), past), searchOn(context.Background(), past, "drawn")
		if off.AlphaBeta(&p, 2, 0, -mate, mate); off.Best != without.Best {
			return miss(&p, `s.Best without the step "drawn"`, off.Best.String(),
				without.Best.String(), "A step that is left out is not asked.")
		}
		if s.AlphaBeta(&p, 2, 0, -mate, mate); s.Best == without.Best {
			return miss(&p, "s.Best after s.AlphaBeta(p, 2, 0, -Mate, Mate)",
				s.Best.String()+", after which the position has stood before", "another move", calls)
		}
		return nil
	})
	e.Case("behind, it goes back to what has stood", func() *check.Miss {
		p := position("4k3/8/8/8/8/8/3q4/K7 w - - 0 1")
		for _, back := range p.LegalMoves() {
			s := searchOn(context.Background(), []chess.Position{p.After(back)}, "drawn")
			if score := s.AlphaBeta(&p, 2, 0, -mate, mate); score != 0 || s.Best != back {
				return miss(&p, "s.AlphaBeta(p, 2, 0, -Mate, Mate)",
					fmt.Sprintf("%s, %s", points(score), s.Best),
					"0, "+back.String()+", after which the position has stood before", calls)
			}
		}
		return nil
	})
	e.Case("at the root it has a move, though the position has stood before", func() *check.Miss {
		p := position(queenAhead)
		s := searchOn(context.Background(), []chess.Position{p, p}, "drawn")
		if s.AlphaBeta(&p, 1, 0, -mate, mate); !p.IsLegal(s.Best) {
			return miss(&p, "s.Best after s.AlphaBeta(p, 1, 0, -Mate, Mate)", s.Best.String(),
				"a legal move", "Does your AlphaBeta hand its ply to s.Early? At ply 0 a move is wanted, and no score.")
		}
		return nil
	})
	e.Case("behind, it finds checks without end", func() *check.Miss {
		p := position("6k1/6p1/8/7Q/8/8/1rr3PP/n5K1 w - - 0 1")
		s := search("drawn")
		if score := s.AlphaBeta(&p, 4, 0, -mate, mate); score != 0 || s.Best.String() != "h5e8" {
			return miss(&p, "s.AlphaBeta(p, 4, 0, -Mate, Mate)",
				fmt.Sprintf("%s, %s", points(score), s.Best), "0, h5e8",
				"After 1. Qe8+ Kh7 2. Qh5+ Kg8 the first position stands again: it was on the way, if s.Begin(p) was called.")
		}
		return nil
	})
	e.Case("after a search s.Seen is as before", func() *check.Miss {
		p := position(queenAhead)
		s := searchOn(context.Background(), []chess.Position{p}, "drawn")
		before := maps.Clone(s.Seen)
		check.Step(func() { s.AlphaBeta(&p, 3, 0, -mate, mate) })
		maps.DeleteFunc(s.Seen, func(_ uint64, times int) bool { return times == 0 })
		if !maps.Equal(before, s.Seen) {
			return miss(&p, "positions in s.Seen after s.AlphaBeta(p, 3, 0, -Mate, Mate)",
				fmt.Sprint(len(s.Seen)), fmt.Sprint(len(before)),
				"A position that is left again is on the way no more: s.End comes after the loop, and no return in between.")
		}
		return nil
	})
}
