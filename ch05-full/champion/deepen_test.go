// deepen_test.go judges task Deepen: with a limit, and with a context that ends after so many
// looks, which is the same on any machine.

package champion_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// lost is a position in which White is behind, so that a 0 which means nothing looks good.
const lost = "4k3/ppp2p2/2n5/8/8/2N5/PPP2r2/4K3 w - - 0 1"

func TestTaskDeepen(t *testing.T) {
	e := check.New(t, "Search.Deepen")
	for depth := 1; depth <= 3; depth++ {
		e.Case(fmt.Sprintf("with a limit of %d it ends there", depth), func() *check.Miss {
			p := position(lost)
			return deepenMiss(context.Background(), &p, depth, depth,
				"That is what s.AlphaBeta(p, depth, 0, -Mate, Mate) returns, and s.Best after it.")
		})
	}
	e.Case("it finds a mate, however far it may look", func() *check.Miss {
		p := position("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1")
		s := search("alphabeta", "deepen")
		s.Limit = 3
		f := s.Deepen(&p)
		isMate := f.Move.String() == "a1a8" || f.Move.String() == "b1b8"
		if f.Score != mate-1 || !isMate {
			return miss(&p, "s.Deepen(p)", fmt.Sprintf("%s, %s", f.Move, points(f.Score)),
				"a1a8 or b1b8, Mate-1", "")
		}
		return nil
	})
	e.Judging("Search.AlphaBeta")
	e.Case("AlphaBeta comes back soon once the time is up", func() *check.Miss {
		p := position(lost)
		s := searchOn(&brief{Context: context.Background(), looks: 200}, nil)
		if s.AlphaBeta(&p, 4, 0, -mate, mate); s.Nodes > 1000 {
			return miss(&p, "s.Nodes after s.AlphaBeta(p, 4, 0, -Mate, Mate), with the time up after 200 looks", fmt.Sprint(s.Nodes), "about 200",
				"Does your AlphaBeta begin with s.Early? That knows that the time is up, and then has a score at once.")
		}
		return nil
	})
	e.Judging("Search.Deepen")
	e.Case("before depth 1 has come to its end it has a legal move", func() *check.Miss {
		p := position(lost)
		return deepenMiss(&brief{Context: context.Background()}, &p, champion.Deepest, 0, "")
	})
	for _, looks := range []int{1, 2, 4, 8, 16} {
		e.Case(fmt.Sprintf("the time is up after %d looks, perhaps too early for depth 1", looks), func() *check.Miss {
			p := position(lost)
			return deepenMiss(&brief{Context: context.Background(), looks: looks}, &p, champion.Deepest, 0, "")
		})
	}
	for _, looks := range []int{80, 120, 200, 300, 500, 800, 1300} {
		e.Case(fmt.Sprintf("the time is up after %d looks", looks), func() *check.Miss {
			p := position(lost)
			return deepenMiss(&brief{Context: context.Background(), looks: looks}, &p,
				champion.Deepest, 1, "What a depth has found that was stopped in the middle is worth nothing.")
		})
	}
}

// deepenMiss deepens, and returns what is wrong with what is found, or nil: that has to be what
// a plain search finds at the depth that is named, and that is least or more.
func deepenMiss(ctx context.Context, p *chess.Position, limit, least int, why string) *check.Miss {
	s, asked := searchOn(ctx, nil, "alphabeta", "deepen"), *p
	s.Limit = limit
	check.Asking("s.Deepen(p)", p.Board.String())
	f := s.Deepen(&asked)
	got := fmt.Sprintf("%s, %s, depth %d", f.Move, points(f.Score), f.Depth)
	best, want := p.LegalMoves(), 0
	if f.Depth > 0 && f.Depth <= 4 {
		best, want = (&plain{}).best(p, f.Depth)
	}
	switch {
	case asked != *p:
		return miss(p, "s.Deepen(p) changes p", asked.FEN(), p.FEN(), "")
	case f.Move == chess.Move{}:
		return miss(p, "s.Deepen(p).Move", "the zero Move (a1a1)", "a legal move",
			"A Found begins with a Move that nothing has set, from a1 to a1. It needs a legal move before depth 1, and s.Best after each depth from 1 that has come to its end. (AlphaBeta sets s.Best at ply 0.)")
	case f.Depth < least:
		return miss(p, "s.Deepen(p)", got, fmt.Sprintf("depth %d or more", least),
			"There was time for that: begin with depth 1, then 2, then 3.")
	case f.Depth > limit:
		return miss(p, "s.Deepen(p)", got, fmt.Sprintf("depth %d", limit), "s.Limit is the last depth.")
	case !slices.Contains(best, f.Move) || f.Depth > 0 && f.Score != want:
		return miss(p, "s.Deepen(p)", got,
			fmt.Sprintf("%s, %s, depth %d", list(best), points(want), f.Depth), why)
	}
	return nil
}

// brief is a context whose time is up once it was looked at so often.
type brief struct {
	context.Context
	looks int
}

func (c *brief) Err() error {
	if c.looks--; c.looks < 0 {
		return context.DeadlineExceeded
	}
	return nil
}
