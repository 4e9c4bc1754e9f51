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
		name                    string
		score, ply, alpha, beta int
		want                    int
		bound                   champion.Bound
		why                     string
	}{
		{"a score in the window is exact", 35, 2, -50, 50, 35, exact, ""},
		{"a score above the window is a lower bound", 80, 2, -50, 50, 80, lower, "The search was cut short: it is worth that at least."},
		{"beta itself is above it", 50, 2, -50, 50, 50, lower, "At beta the search was cut short."},
		{"a score below the window is an upper bound", -90, 2, -50, 50, -90, upper, "No move has come up to alpha: it is worth that at most."},
		{"alpha itself is below it", -50, 2, -50, 50, -50, upper, "No move was better than alpha."},
		{"an open window", 35, 2, -mate, mate, 35, exact, ""},
		{"a mate at ply 5, found at ply 2, is three plies away", mate - 5, 2, -mate, mate, mate - 3, exact, why},
		{"the same for the side that is mated", -mate + 5, 2, -mate, mate, -mate + 3, exact, why},
		{"at the root nothing is between", mate - 5, 0, -mate, mate, mate - 5, exact, ""},
		{"the bound is that of the score in the window", mate - 5, 4, -mate, mate - 4, mate - 1, exact, "Compare before you count the mate anew."},
		{"far ahead is no mate", 4000, 7, -mate, mate, 4000, exact, ""},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := chess.StartingPosition()
			s := search("table")
			found := champion.Found{Move: chess.Move{From: chess.E2, To: chess.E4}, Score: tt.score, Depth: 3}
			call := fmt.Sprintf("s.Store(p, found, %d, %s, %s), with a score of %s,", tt.ply, points(tt.alpha), points(tt.beta), points(tt.score))
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
		return entryMiss(s, &q, "s.Store of one position, and of another in the same place,", champion.Entry{Hash: champion.Hash(&q), Found: found, Bound: exact}, "")
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
		return fmt.Sprintf("%s, %s, %s, depth %d", boundNames[e.Bound], points(e.Score), e.Move, e.Depth)
	}
	if got == want {
		return nil
	}
	return &check.Miss{Call: call + " puts into the table", Got: text(got), Want: text(want), Why: why}
}
