// match.go has players of the program play matches.

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
	"mateinfive/internal/console"
)

// cmdMatch has players play matches, each against each other one, and may keep the games in a file.
func (s *Session) cmdMatch(args []string) error {
	file := ""
	if i := slices.Index(args, "-pgn"); i >= 0 {
		if i+1 == len(args) {
			return errors.New("-pgn names a file: try match 20 -pgn match.pgn")
		}
		file = fileName(args[i+1 : i+2])
		args = slices.Delete(slices.Clone(args), i, i+2)
	}
	games, names, err := s.readMatch(args)
	if err != nil {
		return err
	}
	o := s.Options
	s.work("playing", func(ctx context.Context, out Out) (then, error) {
		if err := o.Cast.Build(names...); err != nil {
			return nil, err
		}
		m := player.Match{Games: games, Seed: o.Seed, Patience: o.Patience, Make: o.Cast.Make}
		report := player.Report{Say: func(text string) { out.say("%s", text) }, Progress: out.Progress, Game: func(r player.Round) error {
			if file == "" {
				return nil
			}
			return pgn.Append(file, o.gameOf(r))
		}}
		err := m.Tournament(ctx, names, report)
		if file != "" {
			out.say("the games are added to %s: games %s lists them", file, file)
		}
		return nil, err
	})
	return nil
}

// readMatch reads how many games each pair is to play, and who plays.
func (s *Session) readMatch(words []string) (games int, names []string, err error) {
	games = 20
	for _, word := range player.Words(words) {
		if n, err := strconv.Atoi(word); err == nil {
			games = n
			continue
		}
		name, err := s.Cast.Named(word)
		switch {
		case err != nil && s.Cast.Has(strings.ToLower(word)): // it is not written yet
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
	if others := []string{s.Cast.Usual(), "random"}; len(names) < 2 {
		names = append(names, others[len(names):]...)
	}
	if games < 1 || games > 1000 || len(names) > 6 {
		return 0, nil, errors.New("a match has from 1 to 1000 games and at most 6 players: try match 20")
	}
	return games, names, nil
}

// gameOf returns a game of a match as a file has it.
func (o *Options) gameOf(r player.Round) *pgn.Game {
	g := pgn.New(chess.StartingPosition())
	n := g.Root
	for _, ply := range r.Record {
		n = n.Add(ply.Move)
	}
	for side, color := range sideNames {
		g.SetTag(color, console.Printable(o.Cast.FullName(r.Names[side])))
	}
	g.SetTag("Round", strconv.Itoa(r.Number))
	if !o.Date.IsZero() {
		g.SetTag("Date", o.Date.Format("2006.01.02"))
	}
	if r.Err != nil {
		n.Comments = []string{strings.NewReplacer("{", "(", "}", ")", "\n", " ").Replace(r.Err.Error())}
	}
	g.Result = r.Result
	return g
}
