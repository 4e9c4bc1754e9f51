// find.go chooses the next puzzle.

package puzzle

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/review"
)

// A Search says where to look for a puzzle.
type Search struct {
	Moves  int       // a mate in so many; or 0 for any puzzle
	File   string    // of games, or "" for the kept games and ours
	Folder string    // of kept games, or ""
	Known  []string  // positions that were shown of late, by their FEN
	Vain   []string  // positions in which no one move alone is good, which Find adds to
	Place  Place     // how far it has come in a file, from which Find goes on
	Person string    // the name of the one who solves it, or ""
	Now    time.Time // what is due by then comes again
}

// Read reads the words behind the command: a number of moves, or the name of a file as one word. The
// errors say what to type instead.
func (s *Search) Read(words []string) error {
	word := strings.Join(words, " ")
	switch {
	case word == "":
	case word == "solution":
		return errors.New("there is no puzzle here: puzzle brings one")
	case len(word) == 1 && strings.Contains("1234", word):
		s.Moves = int(word[0] - '0')
	case strings.ContainsAny(word, "./\\"):
		s.File = word
	default:
		return errors.New("a puzzle is a mate in 1 to 4, or of a file: try puzzle 2, " +
			"or puzzle games.pgn; puzzle solution plays the one that is here")
	}
	return nil
}

// A Found is a puzzle that was found.
type Found struct {
	Puzzle
	Due  int    // how many are due, this one included; 0 if it is a new one
	News string // what is wrong with the file that says which are due, or ""
}

// Find finds a puzzle that is not known: the first that is due again; or else the first that was
// never solved, in the newest kept game that has one, or of ours; or in the games of the file, which
// it reviews. Report hears how far it is. It is an error if there is no other puzzle.
func (s *Search) Find(ctx context.Context, report func(string)) (f Found, err error) {
	if s.File != "" {
		f.Puzzle, err = s.inFile(ctx, report)
		return f, err
	}
	var schedule Schedule
	if s.Folder != "" {
		if schedule, _, f.News, err = load(s.Folder); err != nil {
			f.News = err.Error()
		}
	}
	due := slices.DeleteFunc(schedule.Due(s.Now), func(p Puzzle) bool {
		return s.knows(p) || s.Moves > 0 && p.Moves != s.Moves
	})
	if len(due) > 0 {
		f.Puzzle, f.Due = due[0], len(due)
		return f, nil
	}
	f.Puzzle, err = s.inFolder(ctx, func(p Puzzle) bool { return s.knows(p) || schedule.Knows(p) })
	return f, err
}

// inFolder finds a puzzle in the kept games, or else of ours: if all are known, one that was not
// shown of late.
func (s *Search) inFolder(ctx context.Context, known func(Puzzle) bool) (p Puzzle, err error) {
	found := false
	_, err = keep.List(s.Folder, 1, func(g *pgn.Game) bool {
		p, found = s.in(ctx, g, known)
		return found || ctx.Err() != nil
	})
	switch {
	case ctx.Err() != nil:
		return p, errors.New("stopped")
	case found || err != nil:
		return p, err
	}
	for _, isKnown := range []func(Puzzle) bool{known, s.knows} {
		if own := slices.DeleteFunc(Ours(s.Moves), isKnown); len(own) > 0 {
			return own[0], nil
		}
	}
	return p, errors.New("there is no other puzzle: games that you play and review bring more, " +
		"and puzzle 1, 2 and 3 may know one")
}

// knows reports whether a puzzle was shown, or turned out to be none. A mate may still be one where it
// is not the only move that wins.
func (s *Search) knows(p Puzzle) bool {
	fen := p.Position.FEN()
	return slices.Contains(s.Known, fen) || p.Moves == 0 && slices.Contains(s.Vain, fen)
}

// in finds a puzzle in a game: where a side went wrong, if any puzzle will do, or else a mate.
func (s *Search) in(
	ctx context.Context, g *pgn.Game, known func(Puzzle) bool,
) (p Puzzle, found bool) {
	if s.Moves == 0 && IsReviewed(g) {
		vain := func(p Puzzle) { s.Vain = append(s.Vain, p.Position.FEN()) }
		if p, found = Blunder(ctx, g, s.sides(g), known, vain); found {
			return p, true
		}
	}
	return In(g, s.Moves, known)
}

// A Place is how far a search has come in the games of a file: before it there is no puzzle of the
// kind that is not known. To review those games again would take long. The zero value is the
// beginning of any file.
type Place struct {
	file    string
	mate    int       // what was looked for: a mate in so many, or 0 for any puzzle
	person  string    // the one who solves it, or ""
	changed time.Time // the file, last: then it may have other games
	games   int       // that it is behind
	next    *pgn.Game // the game after those, with its review, or nil
	found   *Puzzle   // that was found last, or nil: the next, as long as it is not known
}

// placeIn returns the place where a search in a file goes on: the beginning if the last one was in
// another or for another puzzle, or the file has changed.
func (s *Search) placeIn(file *os.File) Place {
	place := Place{file: s.File, mate: s.Moves, person: s.Person}
	if info, err := file.Stat(); err == nil {
		place.changed = info.ModTime()
	}
	last := s.Place
	isSame := last.file == place.file && last.mate == place.mate && last.person == place.person
	if isSame && last.changed.Equal(place.changed) {
		return last
	}
	return place
}

// inFile finds a puzzle in the games of a file, from the place on where the last was found. One that was
// not reviewed is reviewed in passing; one that cannot be read is passed over.
func (s *Search) inFile(ctx context.Context, report func(string)) (p Puzzle, err error) {
	file, err := pgn.Open(s.File)
	if err != nil {
		return p, err
	}
	defer file.Close()
	s.Place = s.placeIn(file)
	if last := s.Place.found; last != nil && !s.knows(*last) { // a search ahead has found it
		return *last, nil
	}
	r := pgn.NewReader(file, s.File)
	for n := 1; ctx.Err() == nil; n++ {
		g, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil || n <= s.Place.games {
			continue
		}
		if g = s.reviewed(ctx, g, n, report); ctx.Err() != nil {
			break
		}
		report(fmt.Sprintf("game %d: is one move alone good?", n))
		if p, found := s.in(ctx, g, s.knows); found {
			s.Place.found = &p
			return p, nil
		}
		if ctx.Err() == nil {
			s.Place.games, s.Place.next = n, nil
		}
	}
	if ctx.Err() != nil {
		return p, errors.New("stopped: the same command goes on from there")
	}
	return p, errors.New("there is no other puzzle in that file: a puzzle is a position " +
		"where a side went wrong and one move alone is good, or a mate in 2 or 3")
}

// reviewed returns the game of a number with its review: that of the last time, or a quick one.
func (s *Search) reviewed(
	ctx context.Context, g *pgn.Game, number int, report func(string),
) *pgn.Game {
	if s.Place.next != nil {
		return s.Place.next // games before it are behind
	}
	if !IsReviewed(g) {
		look(ctx, g, func(text string) { report(fmt.Sprintf("game %d: %s", number, text)) })
	}
	if ctx.Err() == nil {
		s.Place.next = g
	}
	return g
}

// look has the evaluations of a quick review written into a game, which is not kept.
func look(ctx context.Context, g *pgn.Game, report func(string)) {
	line := mainLine(g)
	o := review.Options{Nodes: reviewNodes, Report: report}
	moves, err := review.Game(ctx, g.Plies(line), o)
	if err == nil { // a game without moves has none
		review.Annotate(line, moves, 0)
	}
}

// sides returns the sides of a game that were not played by a program, if one was, and of those that
// of the person, if that has a name there.
func (s *Search) sides(g *pgn.Game) [2]bool {
	var programs, persons [2]bool
	for side, name := range [2]string{"White", "Black"} {
		programs[side] = g.Tag(name+"Player") != ""
		persons[side] = s.Person != "" && strings.EqualFold(g.Tag(name), s.Person)
	}
	switch {
	case persons[0] != persons[1]:
		return persons
	case programs[0] != programs[1]:
		return [2]bool{!programs[0], !programs[1]}
	}
	return [2]bool{true, true}
}
