// tournament.go reads who is to play matches, has them play, and says how that has ended.

package player

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
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
// names. If there are more than two, it ends with a table, and all games are played. The error
// says how far it came, if ctx is canceled, or is that of the match or the report.
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
			halves[j][i], halves[i][j] = score.Points(), 2*score.Games()-score.Points()
		}
	}
	if len(names) > 2 {
		for line := range strings.SplitSeq(Crosstable(names, halves), "\n") {
			out.Say(line)
		}
	}
	return nil
}

// Tournament plays m among some players of the cast, which are built if they must be, and adds
// the games with their day to a file, if there is one.
func (c Cast) Tournament(ctx context.Context, m Match, names []string, file string, day time.Time, out Report) error {
	if err := c.BuildFor(ctx, names...); err != nil {
		return err
	}
	m.Make = c.Make
	if file == "" {
		out.Game = func(Round) error { return nil }
		return m.Tournament(ctx, names, out)
	}
	out.Game = func(r Round) error { return pgn.Append(file, r.PGN(c, day)) }
	err := m.Tournament(ctx, names, out)
	out.Say(fmt.Sprintf("the games are added to %s: games %s lists them", file, file))
	return err
}

// report plays a match and reports it.
func (m Match) report(ctx context.Context, out Report) (Score, error) {
	for _, line := range m.terms() {
		out.Say(line)
	}
	all, signs := "", ""
	flush := func() {
		if signs != "" {
			out.Say(signs)
		}
		signs = ""
	}
	score, err := m.Play(ctx, func(r Round, sign string, s Score) error {
		if r.Err != nil {
			loser := r.Names[r.Last.SideToMove]
			out.Say(fmt.Sprintf("%s loses game %d: %v\nThe position: %s", loser, r.Number, r.Err, r.Last.FEN()))
		}
		all = fmt.Sprintf("%s %d, %s %d, drawn %d", m.Names[0], s.Won, m.Names[1], s.Lost, s.Drawn)
		out.Progress(fmt.Sprintf("%d of %d  %s", r.Number, m.Games, all))
		if signs += sign; len(signs) == gamesPerLine {
			flush()
		}
		return out.Game(r)
	})
	if ctx.Err() != nil {
		return score, fmt.Errorf("stopped after %d games: %s", score.Games(), all)
	}
	flush()
	if errors.Is(err, ErrRepeats) {
		out.Say(err.Error())
		err = nil
	}
	if score.Games() > 0 {
		out.Say(all)
		out.Say(score.Verdict(m.Names))
	}
	return score, err
}

// terms says what a match is played by, all of it where it goes on until it is sure: such a match is
// a proof.
func (m Match) terms() []string {
	games, by := fmt.Sprint(m.Games), fmt.Sprintf("%d positions a move at most", m.Positions)
	if m.UntilSure {
		games += " at most"
	}
	if m.Control != nil {
		by = "clocks " + m.Control.String()
	}
	if len(m.Openings) > 0 {
		by += ", each opening twice"
	}
	lines := []string{fmt.Sprintf("Games of %s against %s: %s. + is won, - is lost, = is drawn",
		m.Names[0], m.Names[1], games)}
	if m.UntilSure {
		lines = append(lines, fmt.Sprintf("Until it is sure: %s, seed %d", by, m.Seed))
	}
	for _, name := range m.Names {
		if text := Slower(name); text != "" {
			lines = append(lines, text)
			break
		}
	}
	return lines
}

// PGN returns the game as a file has it, played on a day, or the zero time if that is not known.
func (r Round) PGN(c Cast, day time.Time) *pgn.Game {
	g := pgn.New(chess.StartingPosition())
	last := g.Root
	for _, ply := range r.Record {
		last = last.Add(ply.Move)
	}
	if r.Err != nil {
		last.Comments = []string{r.Err.Error()}
	}
	g.SetTag("White", c.FullName(r.Names[chess.White]))
	g.SetTag("Black", c.FullName(r.Names[chess.Black]))
	g.SetTag("Round", strconv.Itoa(r.Number))
	if !day.IsZero() {
		g.SetTag("Date", day.Format("2006.01.02"))
	}
	g.Result = r.Result
	return g
}
