// verdict.go says what the score of a match means.

package player

import (
	"fmt"
	"math"

	"mateinfive/internal/margin"
)

// A Score is how games have ended, for one of two players.
type Score struct{ Won, Lost, Drawn int }

// Points returns the points in halves: 7 for 3.5.
func (s Score) Points() int { return 2*s.Won + s.Drawn }

// Games returns how many games there were.
func (s Score) Games() int { return s.Won + s.Lost + s.Drawn }

// IsSure reports whether the score shows which player is the stronger, see [margin.Sure].
func (s Score) IsSure() bool { return margin.Sure(float64(s.Won), float64(s.Lost)) }

// Verdict says what the score means, of one game at least: the share of the points and the
// difference in Elo, each with the bar within which the true one lies in 95 of 100 matches, and
// whether the first of the names or the second is surely the stronger. Of a few games it says only
// that they are too few.
func (s Score) Verdict(names [2]string) string {
	won, drawn, lost := float64(s.Won), float64(s.Drawn), float64(s.Lost)
	share, bar := margin.Share(won, drawn, lost), margin.Of(won, drawn, lost)
	if s.Games() < fewGames && !s.IsSure() {
		return fmt.Sprintf("%s not enough to say who is stronger: try match %d %s %s",
			counted(s.Games()), eachPair, names[0], names[1])
	}
	text := fmt.Sprintf("%.0f %% ± %.0f, %s", math.Round(share), bar, margin.EloText(share, bar))
	switch needed := margin.Needed(won, drawn, lost); {
	case s.IsSure() && s.Won > s.Lost:
		return fmt.Sprintf("%s: sure, %s is stronger", text, names[0])
	case s.IsSure():
		return fmt.Sprintf("%s: sure, %s is stronger", text, names[1])
	case needed > mostGames:
		return fmt.Sprintf("%s: not sure, %d games like these would not do", text, mostGames)
	default:
		more := max(needed-float64(s.Games()), 1)
		return fmt.Sprintf("%s: not sure yet, %.0f more games like these would do", text, more)
	}
}

// fewGames is how many games say something: the bar of fewer is a quarter of the points and more.
const fewGames = 8

// counted says how many games there were.
func counted(games int) string {
	if games == 1 {
		return "1 game is"
	}
	return fmt.Sprintf("%d games are", games)
}
