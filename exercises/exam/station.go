// station.go divides the levels of chapters 1 to 4 into stations.

package exam

import (
	"fmt"
	"slices"
	"strings"
)

// A Station is a part of an exam for a program that grows beside the pages. It asks only what the
// program can know by then: its own words, and those of the stations before it.
type Station struct {
	Name  string   // "draw"
	Level int      // of its exam, from 1 to 4
	Words []string // those that are new
}

// Stations are all of them, in the order of the pages.
var Stations = []Station{
	{Name: "draw", Level: 1, Words: []string{"draw", "at"}},
	{Name: "write", Level: 1, Words: []string{"write", "worth"}},
	{Name: "moves", Level: 2, Words: []string{"new", "moves"}},
	{Name: "play", Level: 2, Words: []string{"play", "turn", "board"}},
	{Name: "legal", Level: 3, Words: []string{"legal", "check"}},
	{Name: "status", Level: 3, Words: []string{"status"}},
	{Name: "special", Level: 4, Words: []string{"fen"}},
	{Name: "undo", Level: 4, Words: []string{"undo", "perft"}},
}

// StationOf returns the station of a level with a name. The error names those that there are.
func StationOf(level int, name string) (Station, error) {
	var names []string
	for _, s := range Stations {
		if s.Level == level && s.Name == name {
			return s, nil
		}
		if s.Level == level {
			names = append(names, s.Name)
		}
	}
	if len(names) == 0 {
		return Station{}, fmt.Errorf("exam %d has no stations; chapters 1 to 4 have", level)
	}
	return Station{}, fmt.Errorf("exam %d has no station %q; it has %s", level, name, strings.Join(names, " and "))
}

// Next returns the station behind s, if there is one.
func (s Station) Next() (next Station, ok bool) {
	if i := s.place() + 1; 0 < i && i < len(Stations) {
		return Stations[i], true
	}
	return Station{}, false
}

func (s Station) place() int {
	return slices.IndexFunc(Stations, func(x Station) bool { return x.Name == s.Name })
}

// Questions returns what the station asks, the same for the same seed.
func (s Station) Questions(seed uint64) (cases []Case) {
	isFirst := s.place() <= 0 || Stations[s.place()-1].Level < s.Level
	isOwn := func(q Question) bool { return isFirst || slices.Contains(s.Words, first(q.Ask)) }
	isJudged := func(q Question) bool { return q.Judged && (first(q.Ask) != "new" || q.Want != "ok") }
	sessions := made(s.Level, Last, seed, func(word string) bool { return !s.isLater(word) })
	for _, c := range slices.Concat(inFile("cases", s.Level), fresh(s.Level, seed), sessions) {
		c, ok := s.cut(c)
		isAsked := slices.ContainsFunc(c.Questions, isOwn) && slices.ContainsFunc(c.Questions, isJudged)
		if ok && c.Rule != More && isAsked {
			cases = append(cases, c)
		}
	}
	return cases
}

// changing are the words that change what later answers are about.
var changing = []string{"new", "play", "undo"}

// cut leaves out of a case what only later stations know. That cannot be done if such a line
// changes the position.
func (s Station) cut(c Case) (known Case, ok bool) {
	known.Rule, known.level = c.Rule, c.level
	for _, q := range c.Questions {
		word := first(q.Ask)
		switch {
		case !s.isLater(word):
			known.Questions = append(known.Questions, q)
		case slices.Contains(changing, word):
			return Case{}, false
		}
	}
	return known, len(known.Questions) > 0
}

// Knows reports whether a case has no word of a later station.
func (s Station) Knows(c Case) bool {
	return !slices.ContainsFunc(c.Questions, func(q Question) bool { return s.isLater(first(q.Ask)) })
}

// isLater reports whether a word comes only with a later station.
func (s Station) isLater(word string) bool {
	later := Stations[s.place()+1:]
	return slices.ContainsFunc(later, func(x Station) bool { return slices.Contains(x.Words, word) })
}
