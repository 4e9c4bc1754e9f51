// table.go counts the games of a league.

package league

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mateinfive/internal/margin"
)

// A score is how a player has fared.
type score struct {
	name             string
	won, drawn, lost float64
	forfeits         map[reason]int
}

func (s *score) games() float64  { return s.won + s.drawn + s.lost }
func (s *score) points() float64 { return s.won + s.drawn/2 }

// share returns which part of the points a player has, and how far chance may have moved that,
// both in percent.
func (s *score) share() (share, bar float64) {
	if s.games() == 0 {
		return 0, 100
	}
	return 100 * s.points() / s.games(), margin.Of(s.won, s.drawn, s.lost)
}

// count counts games for players, the best first.
func count(players []string, games []Record) []*score {
	scores := map[string]*score{}
	for _, name := range players {
		scores[name] = &score{name: name, forfeits: map[reason]int{}}
	}
	for _, g := range games {
		white, black := scores[g.Names[0]], scores[g.Names[1]]
		switch g.Result {
		case wonBy[0]:
			white.won++
			black.lost++
			white, black = black, white // the loser first
		case wonBy[1]:
			white.lost++
			black.won++
		default:
			white.drawn++
			black.drawn++
		}
		if g.Forfeit != "" {
			white.forfeits[g.Forfeit]++
		}
	}
	list := make([]*score, len(players))
	for i, name := range players {
		list[i] = scores[name]
	}
	slices.SortStableFunc(list, func(a, b *score) int {
		shareA, _ := a.share()
		shareB, _ := b.share()
		return cmp.Or(cmp.Compare(shareB, shareA), cmp.Compare(a.name, b.name))
	})
	return list
}

// table writes scores down, each in a line, and below them who has lost games by forfeit, and why.
func table(scores []*score) string {
	var b, below strings.Builder
	fmt.Fprintf(&b, "    %-*s  games    won  drawn   lost  points  share\n", longestName, "")
	for i, s := range scores {
		share, bar := s.share()
		fmt.Fprintf(&b, "%2d  %-*s %6.0f %6.0f %6.0f %6.0f %7.1f   %3.0f %% ± %.0f\n", i+1, longestName, s.name,
			s.games(), s.won, s.drawn, s.lost, s.points(), share, bar)
		for _, r := range forfeitsOf(s) {
			fmt.Fprintf(&below, "%s lost by forfeit, %d of %.0f: %s\n", s.name, s.forfeits[r], s.lost, r)
		}
	}
	if below.Len() > 0 {
		b.WriteString("\n" + below.String())
	}
	return b.String()
}

// forfeitsOf lists the reasons for which a player has lost by forfeit, in the order of the letters.
func forfeitsOf(s *score) (reasons []reason) {
	for r := range s.forfeits {
		reasons = append(reasons, r)
	}
	slices.Sort(reasons)
	return reasons
}
