// match.go has players of the program play matches.

package session

import (
	"context"
	"errors"
	"slices"

	"mateinfive/ch05-full/player"
)

// matchSeed is the seed of a match if -seed says none: who plays one again sees the same games.
const matchSeed = 1

func (s *Session) cmdMatch(args []string) error {
	args, file, err := cutFile(args)
	if err != nil {
		return err
	}
	m, names, err := s.cast.ReadMatch(args)
	if err != nil {
		return err
	}
	o, cast := s.options, s.cast
	if m.Seed = matchSeed; o.Seeded {
		m.Seed = o.Seed
	}
	if m.Patience = o.Patience; m.Control == nil {
		m.Patience = max(o.Patience, player.Unhurried)
	}
	return s.begin("playing", func(ctx context.Context, out Out) (then, error) {
		say := func(text string) { out.say("%s", text) }
		report := player.Report{Say: say, Progress: out.Progress}
		return nil, cast.Tournament(ctx, m, names, file, o.Date, report)
	})
}

// cutFile cuts the file that keeps the games, -pgn FILE, out of the words of a match.
func cutFile(args []string) (others []string, file string, err error) {
	i := slices.Index(args, "-pgn")
	if i < 0 {
		return args, "", nil
	}
	if i+1 == len(args) {
		return nil, "", errors.New("-pgn names a file: try match 20 -pgn match.pgn")
	}
	return slices.Delete(slices.Clone(args), i, i+2), fileName(args[i+1 : i+2]), nil
}
