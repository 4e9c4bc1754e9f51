// play.go plays the games that have not been played yet.

package league

import (
	"fmt"
	"path/filepath"
	"slices"

	"mateinfive/exercises/desk"
)

// play plays what is left of the league, and shows its table.
func (l *League) play(d *desk.Desk) error {
	games, err := readGames(l.file)
	if err != nil {
		return err
	}
	list := pairings(l.seats, l.rounds)
	done := played(list, games)
	l.tellBegin(d, list, games, len(done))
	for i, p := range list {
		if slices.ContainsFunc(done, p.is) {
			continue
		}
		r, err := l.playGame(d.Ctx, p)
		if d.Ctx.Err() != nil {
			d.Say("\nStopped in game %d of %d. The same command goes on from there. Up to now:\n\n%s",
				i+1, len(list), table(count(names(l.seats), done)))
			return desk.ErrNotGreen
		}
		if err == nil {
			err = r.add(l.file, d.Now())
		}
		if err != nil {
			return fmt.Errorf("%w\nThe league stops before game %d of %d, and the same command goes on from there", err, i+1, len(list))
		}
		done = append(done, r)
		d.Say("%4d  %-*s - %-*s %7s  %s\n", i+1, longestName, r.Names[0], longestName, r.Names[1], r.Result, r.ending())
	}
	d.Say("\n%s", table(count(names(l.seats), done)))
	return nil
}

// ending says in a few words how a game has ended.
func (r Record) ending() string {
	if r.Forfeit != "" {
		return "forfeit: " + string(r.Forfeit)
	}
	return fmt.Sprintf("%s, %d moves", r.Words, (len(r.SAN)+1)/2)
}

// is reports whether a game is that of the pairing, by programs as they are now.
func (p pairing) is(r Record) bool {
	return r.Round == p.round && r.Names == p.names() && r.Versions == p.versions()
}

// played lists the games of the pairings: those by earlier versions of a program are none.
func played(list []pairing, games []Record) (found []Record) {
	for _, p := range list {
		if i := slices.IndexFunc(games, p.is); i >= 0 {
			found = append(found, games[i])
		}
	}
	return found
}

// tellBegin says what is played, and which games of the file do not count.
func (l *League) tellBegin(d *desk.Desk, list []pairing, games []Record, done int) {
	file := l.file
	if rel, err := filepath.Rel(d.Course.Root, file); err == nil && filepath.IsLocal(rel) {
		file = filepath.ToSlash(rel)
	}
	d.Say("%d players, %d rounds, %d games, each kept in %s\n", len(l.seats), l.rounds, len(list), file)
	for _, s := range l.seats {
		old := 0
		for _, g := range games {
			i := slices.Index(g.Names[:], s.Name)
			if i >= 0 && g.Versions[i] != s.Version {
				old++
			}
		}
		if old > 0 {
			d.Say("%s has changed: %d games of an earlier version stay in the file and do not count.\n", s.Name, old)
		}
	}
	if done > 0 {
		d.Say("%d of them have been played.\n", done)
	}
	if done < len(list) {
		d.Say("Ctrl-C stops, and the same command goes on from there.\n\n")
	}
}
