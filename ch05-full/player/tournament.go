// tournament.go has several players play matches, and says how they have ended.

package player

import (
	"context"
	"fmt"
	"strings"
)

// gamesPerLine is how many signs stand in a line of text.
const gamesPerLine = 50

// A Report hears how matches go on.
type Report struct {
	Say      func(text string)   // a line
	Progress func(text string)   // how far a match is, in place of what was said so before
	Game     func(r Round) error // a game that is over; an error ends the matches
}

// Tournament plays a match of each of some players against each other one, like m but for the
// names. If there are more than two, it ends with a table. The error says how far it came, if
// ctx is canceled, or is that of the report.
func (m Match) Tournament(ctx context.Context, names []string, out Report) error {
	halves := make([][]int, len(names)) // half points of one against the other
	for i := range halves {
		halves[i] = make([]int, len(names))
	}
	for i, one := range names {
		for j, other := range names[:i] {
			m.Names = [2]string{other, one}
			score, err := m.report(ctx, out)
			if err != nil {
				return err
			}
			halves[j][i], halves[i][j] = score.Points(), 2*m.Games-score.Points()
		}
	}
	if len(names) > 2 {
		for line := range strings.SplitSeq(Crosstable(names, halves), "\n") {
			out.Say(line)
		}
	}
	return nil
}

// report plays a match and reports it.
func (m Match) report(ctx context.Context, out Report) (Score, error) {
	out.Say(fmt.Sprintf("Games of %s against %s: %d. + is won, - is lost, = is drawn", m.Names[0], m.Names[1], m.Games))
	all, signs := "", ""
	score, err := m.Play(ctx, func(r Round, sign string, s Score) error {
		if r.Err != nil {
			out.Say(fmt.Sprintf("%s loses game %d: %v\nThe position: %s", r.Names[r.Last.SideToMove], r.Number, r.Err, r.Last.FEN()))
		}
		all = fmt.Sprintf("%s %d, %s %d, drawn %d", m.Names[0], s.Won, m.Names[1], s.Lost, s.Drawn)
		out.Progress(fmt.Sprintf("%d of %d  %s", r.Number, m.Games, all))
		if signs += sign; len(signs) == gamesPerLine || r.Number == m.Games {
			out.Say(signs)
			signs = ""
		}
		return out.Game(r)
	})
	if ctx.Err() != nil {
		return score, fmt.Errorf("stopped after %d games: %s", score.Won+score.Lost+score.Drawn, all)
	}
	out.Say(all)
	return score, err
}
