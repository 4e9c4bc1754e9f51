// league.go is the command league: it reads who plays, has them play, and shows the table.

// Package league has programs play each against each, as far as they have not yet: those of the
// reader and of friends, in any language, and players of the course. Read it from below: a seat
// (seat.go, own.go, house.go) answers a position with a move, a game (game.go) is played between
// two seats and judged by internal/referee, the games are kept in a file (record.go), rounds.go
// says which are to be played, and the table (table.go) is counted from the file alone.
package league

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"mateinfive/exercises/desk"
	"mateinfive/internal/outside"
)

// Dir is where the games are kept, from the root.
const Dir = "exercises/.league"

// A League is one call of the command.
type League struct {
	file    string // which keeps the games
	rounds  int
	isNew   bool
	late    time.Duration                   // so long a program may take for a move
	longest int                             // so many plies a game has at most; then it is drawn
	waits   func(seat string) time.Duration // instead of late, in a test
	house   []string                        // who of the course plays where only folders are named
	seats   []*Seat
}

// Command plays a league, from where it stopped.
func Command(d *desk.Desk, args []string) error {
	l, words, err := read(args)
	if err != nil {
		return err
	}
	if l.file == "" {
		l.file = filepath.Join(d.Course.Root, filepath.FromSlash(Dir), "league.pgn")
		if err := os.MkdirAll(filepath.Dir(l.file), 0o755); err != nil {
			return err
		}
	}
	return l.run(d, words)
}

// run seats the players and has them play. When it returns, all programs have ended.
func (l *League) run(d *desk.Desk, words []string) error {
	tmp, err := os.MkdirTemp("", "mateinfive-league-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if l.isNew {
		if err := l.setAside(d); err != nil {
			return err
		}
	}
	if _, err := readGames(l.file); err != nil { // before anything takes its time
		return err
	}
	if l.seats, err = readSeats(words, l.house); err != nil {
		return err
	}
	for _, s := range l.seats {
		if err := l.makeReady(d, s, tmp); err != nil {
			return err
		}
	}
	return l.play(d)
}

// makeReady makes a seat ready for its games. The error says why it cannot play any.
func (l *League) makeReady(d *desk.Desk, s *Seat, tmp string) error {
	folder, err := os.MkdirTemp(tmp, "")
	if err == nil {
		err = s.build(d, folder)
	}
	if err == nil && s.isOwn() {
		ctx, cancel := context.WithTimeout(d.Ctx, l.patience(s.Name))
		defer cancel()
		err = s.knowsBest(ctx)
	}
	if d.Ctx.Err() != nil {
		return errors.New("stopped before the first game")
	}
	if err != nil {
		return fmt.Errorf("%s cannot play: %w", s.Name, err)
	}
	return nil
}

// patience is how long a program may take for a move.
func (l *League) patience(seat string) time.Duration {
	if l.waits != nil {
		return l.waits(seat)
	}
	return l.late
}

// setAside gives the file of the games another name, so that a new one begins.
func (l *League) setAside(d *desk.Desk) error {
	if _, err := os.Stat(l.file); err != nil {
		return nil // there is none
	}
	stamp := d.Now().Format("-2006-01-02-150405")
	aside := strings.TrimSuffix(l.file, filepath.Ext(l.file)) + stamp + filepath.Ext(l.file)
	if _, err := os.Lstat(aside); err == nil {
		return fmt.Errorf("%s is there already: try again in a second", aside)
	}
	if err := os.Rename(l.file, aside); err != nil {
		return err
	}
	d.Say("The old games are kept in %s.\n", aside)
	return nil
}

var errUsage = errors.New("league wants the folder of a program, and perhaps others: go run ./exercises league ~/mychess,\n" +
	"or league ~/mychess anna=~/anna/chess random level1\n" +
	"Players of the course: " + allHouse + "\n" +
	"What else it takes: -rounds 10, -patience 10s, -pgn FILE, -new (docs/exam.md#a-seat-in-the-league)")

// read reads the flags of the command, and returns the other words.
func read(args []string) (l *League, words []string, err error) {
	l = &League{longest: 300, house: usualHouse}
	set := flag.NewFlagSet("league", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.IntVar(&l.rounds, "rounds", 10, "")
	set.DurationVar(&l.late, "patience", 10*time.Second, "")
	set.StringVar(&l.file, "pgn", "", "")
	set.BoolVar(&l.isNew, "new", false, "")
	for len(args) > 0 { // flags may stand behind folders, too
		if set.Parse(args) != nil {
			return nil, nil, errUsage
		}
		if args = set.Args(); len(args) > 0 {
			words, args = append(words, args[0]), args[1:]
		}
	}
	switch {
	case l.rounds < 1 || l.rounds > 1000:
		return nil, nil, errors.New("a league has from 1 to 1000 rounds: -rounds 10")
	case l.late < time.Second:
		return nil, nil, errors.New("a move may take a second at least: -patience 10s, or 1m on a busy computer")
	case len(words) == 0:
		return nil, nil, errUsage
	}
	if l.file != "" {
		l.file, err = outside.Path(l.file)
	}
	return l, words, err
}
