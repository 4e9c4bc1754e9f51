// store_test.go judges task Store by what stands in the table.

package champion_test

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

var boundNames = map[champion.Bound]string{0: "no bound", champion.Exact: "Exact", champion.Lower: "Lower", champion.Upper: "Upper"}

func TestTaskStore(t *testing.T) {
	const exact, lower, upper = champion.Exact, champion.Lower, champion.Upper
	const why = "A mate is nearer to p than to the root, by the plies between the two."
	e := check.New(t, "Search.Store")
	for _, tt := range []struct {
		name             string
		score            int
		ply, alpha, beta int // 2, -50 and 50 where a row has none
		want             int
		bound            champion.Bound
		why              string
	}{
		{name: "a score in the window is exact", score: 35, want: 35, bound: exact},
		{
			name:  "a score above the window is a lower bound",
			score: 80,
			want:  80,
			bound: lower,
			why:   "The search was cut short: it is worth that at least.",
		},
		{
			name: "beta itself is above it", score: 50, want: 50, bound: lower,
			why: "At beta the search was cut short.",
		},
		{
			name:  "a score below the window is an upper bound",
			score: -90,
			want:  -90,
			bound: upper,
			why:   "No move has come up to alpha: it is worth that at most.",
		},
		{
			name: "alpha itself is below it", score: -50, want: -50, bound: upper,
			why: "No move was better than alpha.",
		},
		{
			name: "an open window", score: 35, ply: 2, alpha: -mate, beta: mate,
			want: 35, bound: exact,
		},
		{
			name: "a mate at ply 5, found at ply 2, is three plies away", score: mate - 5,
			ply: 2, alpha: -mate, beta: mate,
			want: mate - 3, bound: exact, why: why,
		},
		{
			name: "the same for the side that is mated", score: -mate + 5,
			ply: 2, alpha: -mate, beta: mate,
			want: -mate + 3, bound: exact, why: why,
		},
		{
			name: "at the root nothing is between", score: mate - 5,
			ply: 0, alpha: -mate, beta: mate,
			want: mate - 5, bound: exact,
		},
		{
			name: "the bound is that of the score in the window", score: mate - 5,
			ply: 4, alpha: -mate, beta: mate - 4,
			want: mate - 1, bound: exact, why: "Compare before you count the mate anew.",
		},
		{
			name: "far ahead is no mate", score: 4000, ply: 7, alpha: -mate, beta: mate,
			want: 4000, bound: exact,
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			if tt.beta == 0 {
				tt.ply, tt.alpha, tt.beta = 2, -50, 50
			}
			p := chess.StartingPosition()
			s := search("table")
			e4 := chess.Move{From: chess.E2, To: chess.E4}
			found := champion.Found{Move: e4, Score: tt.score, Depth: 3}
			call := fmt.Sprintf("s.Store(p, found, %d, %s, %s), with a score of %s,",
				tt.ply, points(tt.alpha), points(tt.beta), points(tt.score))
			check.Asking(call, p.Board.String())
			s.Store(&p, found, tt.ply, tt.alpha, tt.beta)
			want := champion.Entry{Hash: champion.Hash(&p), Found: found, Bound: tt.bound}
			want.Score = tt.want
			return entryMiss(s, &p, call, want, tt.why)
		})
	}
	e.Case("what is new is written over what was there", func() *check.Miss {
		p := chess.StartingPosition()
		q := p.After(chess.Move{From: chess.E2, To: chess.E4})
		s := search("table")
		s.Table = make([]champion.Entry, 1) // one place for all
		check.Step(func() { s.Store(&p, champion.Found{Score: 10, Depth: 6}, 0, -mate, mate) })
		found := champion.Found{Score: 20, Depth: 2}
		s.Store(&q, found, 1, -mate, mate)
		return entryMiss(s, &q, "s.Store of one position, and of another in the same place,",
			champion.Entry{Hash: champion.Hash(&q), Found: found, Bound: exact}, "")
	})
}

// entryMiss returns what is wrong with the entry in the place of p, or nil.
func entryMiss(s *champion.Search, p *chess.Position, call string, want champion.Entry, why string) *check.Miss {
	got := s.Table[want.Hash%uint64(len(s.Table))]
	text := func(e champion.Entry) string {
		switch {
		case e == (champion.Entry{}):
			return "nothing"
		case e.Hash != want.Hash:
			return "an entry with another Hash"
		}
		return fmt.Sprintf("%s, %s, %s, depth %d", boundNames[e.Bound], points(e.Score), moveName(e.Move), e.Depth)
	}
	switch {
	case got == want:
		return nil
	case got.Hash != want.Hash:
		why = "p has its place at Hash(p) % uint64(len(s.Table)), and the entry there has that Hash."
	case got.Found == champion.Found{}:
		why = "An entry has what was found in it, its Move, Score and Depth."
	}
	return &check.Miss{Call: call + " puts into the table", Got: text(got), Want: text(want), Why: why}
}
