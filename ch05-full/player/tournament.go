// tournament.go reads who is to play matches, has them play, and says how that has ended.

package player

import (
	"context"
	"errors"
	"fmt"
	"slices"
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

// Tournament plays m among some players of the cast, which are built if they must be, and adds
// the games with their day to a file, if there is one.
func (c Cast) Tournament(ctx context.Context, m Match, names []string, file string, day time.Time, out Report) error {
	if err := c.Build(names...); err != nil {
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
	out.Say(fmt.Sprintf("Games of %s against %s: %d. + is won, - is lost, = is drawn",
		m.Names[0], m.Names[1], m.Games))
	for _, name := range m.Names {
		if text := Slower(name); text != "" {
			out.Say(text)
			break
		}
	}
	all, signs := "", ""
	score, err := m.Play(ctx, func(r Round, sign string, s Score) error {
		if r.Err != nil {
			loser := r.Names[r.Last.SideToMove]
			out.Say(fmt.Sprintf("%s loses game %d: %v\nThe position: %s", loser, r.Number, r.Err, r.Last.FEN()))
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

// ReadMatch reads how many games each pair is to play, or else 20, and the names of who plays. With
// fewer than two that is the usual player, and random.
func (c *Cast) ReadMatch(words []string) (games int, names []string, err error) {
	games = 20
	for _, word := range Words(words) {
		if n, err := strconv.Atoi(word); err == nil {
			games = n
			continue
		}
		name, err := c.Named(word)
		switch {
		case err != nil && c.Has(strings.ToLower(word)): // it is not written yet
			return 0, nil, err
		case err != nil:
			return 0, nil, fmt.Errorf("%w; try match 20 careful greedy", err)
		case name == "":
			return 0, nil, errors.New("a match is between players of the program: try match random greedy")
		case slices.Contains(names, name):
			return 0, nil, fmt.Errorf("%s cannot play a match against itself: name another player", name)
		}
		names = append(names, name)
	}
	if others := []string{c.Usual(), "random"}; len(names) < 2 {
		names = append(names, others[len(names):]...)
	}
	if games < 1 || games > 1000 || len(names) > 6 {
		return 0, nil, errors.New("a match has from 1 to 1000 games and at most 6 players: try match 20")
	}
	return games, names, nil
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
