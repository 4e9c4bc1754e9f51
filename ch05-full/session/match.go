// match.go has players of the program play matches, and says how they have ended.

package session

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

const (
	usualGames   = 20
	mostGames    = 1000 // of a pair
	mostPlayers  = 6
	gamesPerLine = 50 // on the screen
)

// A match is what a line that begins with match wants: games of each pair of players.
type match struct {
	names []string
	games int    // of each pair
	file  string // in which the games are kept, or ""
}

// cmdMatch has players play matches, each against each other one.
func (s *Session) cmdMatch(args []string) error {
	m, err := s.readMatch(args)
	if err != nil {
		return err
	}
	o := s.Options
	s.work("playing", func(ctx context.Context, out Out) (then, error) { return nil, o.playMatch(ctx, m, out) })
	return nil
}

// readMatch reads how many games are to be played, by whom, and the file in which they are kept.
func (s *Session) readMatch(args []string) (m match, err error) {
	m.games = usualGames
	if i := slices.Index(args, "-pgn"); i >= 0 && i+1 < len(args) {
		m.file = fileName(args[i+1 : i+2])
		args = slices.Delete(slices.Clone(args), i, i+2)
	}
	for _, word := range args {
		if n, err := strconv.Atoi(word); err == nil {
			m.games = n
			continue
		}
		name, err := s.cast.Named(word)
		switch {
		case err != nil:
			return m, fmt.Errorf("%w; try match 20 careful greedy", err)
		case name == "":
			return m, errors.New("a match is between players of the program: try match random greedy")
		case slices.Contains(m.names, name):
			return m, fmt.Errorf("%s cannot play a match against itself: name another player", name)
		}
		m.names = append(m.names, name)
	}
	if len(m.names) == 0 {
		m.names = []string{s.cast.Usual()}
	}
	if len(m.names) == 1 {
		m.names = append(m.names, "random")
	}
	switch {
	case m.games < 1 || m.games > mostGames:
		return m, fmt.Errorf("a match has from 1 to %d games: try match 20", mostGames)
	case len(m.names) > mostPlayers:
		return m, fmt.Errorf("a match has at most %d players", mostPlayers)
	}
	return m, nil
}

// playMatch plays the games of all pairs.
func (o *Options) playMatch(ctx context.Context, m match, out Out) error {
	if err := o.cast.Build(m.names...); err != nil {
		return err
	}
	halves := make([][]int, len(m.names)) // half points of one against the other
	for i := range halves {
		halves[i] = make([]int, len(m.names))
	}
	for i, one := range m.names {
		for j, other := range m.names[:i] {
			score, err := o.playPair(ctx, [2]string{other, one}, m, out)
			if err != nil {
				return err
			}
			halves[j][i], halves[i][j] = score.Points(), 2*m.games-score.Points()
		}
	}
	if len(m.names) > 2 {
		for line := range strings.SplitSeq(player.Crosstable(m.names, halves), "\n") {
			out.say("%s", line)
		}
	}
	return nil
}

// playPair plays the games of a pair, says how each has ended, and adds it to the file.
func (o *Options) playPair(ctx context.Context, pair [2]string, m match, out Out) (player.Score, error) {
	out.say("Games of %s against %s: %d. + is won, - is lost, = is drawn", pair[0], pair[1], m.games)
	match := player.Match{Names: pair, Games: m.games, Seed: o.Seed, Patience: o.Patience, Make: o.cast.Make}
	all, signs := "", ""
	score, err := match.Play(ctx, func(r player.Round, sign string, s player.Score) error {
		if r.Err != nil {
			out.say("game %d: %v. %s loses it. The position: %s", r.Number, r.Err, r.Names[r.Last.SideToMove], r.Last.FEN())
		}
		all = fmt.Sprintf("%s %d, %s %d, drawn %d", pair[0], s.Won, pair[1], s.Lost, s.Drawn)
		out.Progress(fmt.Sprintf("%d of %d  %s", r.Number, m.games, all))
		if signs += sign; len(signs) == gamesPerLine || r.Number == m.games {
			out.say("%s", signs)
			signs = ""
		}
		if m.file == "" {
			return nil
		}
		return pgn.Append(m.file, o.gameOf(r))
	})
	if ctx.Err() != nil {
		return score, fmt.Errorf("stopped after %d games: %s", score.Won+score.Lost+score.Drawn, all)
	}
	out.say("%s", all)
	return score, err
}

// gameOf returns a game of a match as a file has it.
func (o *Options) gameOf(r player.Round) *pgn.Game {
	g := pgn.New(chess.StartingPosition())
	n := g.Root
	for _, ply := range r.Record {
		n = n.Add(ply.Move)
	}
	for side, color := range sideNames {
		g.SetTag(color, o.fullName(r.Names[side]))
	}
	g.SetTag("Round", strconv.Itoa(r.Number))
	g.Result = r.Result
	return g
}
