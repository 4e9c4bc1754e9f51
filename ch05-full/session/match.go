// match.go has players of the program play matches.

package session

import (
	"context"
	"errors"
	"slices"

	"mateinfive/ch05-full/player"
)

func (s *Session) cmdMatch(args []string) error {
	file := ""
	if i := slices.Index(args, "-pgn"); i >= 0 {
		if i+1 == len(args) {
			return errors.New("-pgn names a file: try match 20 -pgn match.pgn")
		}
		file = fileName(args[i+1 : i+2])
		args = slices.Delete(slices.Clone(args), i, i+2)
	}
	games, names, err := s.Cast.ReadMatch(args)
	if err != nil {
		return err
	}
	o := s.Options
	return s.work("playing", func(ctx context.Context, out Out) (then, error) {
		m := player.Match{Games: games, Seed: o.Seed, Patience: o.Patience}
		report := player.Report{Say: func(text string) { out.say("%s", text) }, Progress: out.Progress}
		return nil, o.Cast.Tournament(ctx, m, names, file, o.Date, report)
	})
}
