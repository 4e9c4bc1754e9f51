// terms.go reads who is to play a match, and by which terms.

package player

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/openings"
)

// How many games a match has.
const (
	mostGames = 1000
	tillSure  = 200 // of two players, if no number is said: it ends once it is sure
	eachPair  = 20  // of more players than two
)

// ReadMatch reads the terms of a match, and the names of who plays: the number of games of each
// pair, and -positions N, -clock TIME or -start, which begins each game at the starting position.
// With fewer than two names it is the usual player, and random. Without a number two players play
// until it is sure who is the stronger. The Names, Make, Seed and Patience are for the caller.
func (c *Cast) ReadMatch(words []string) (m Match, names []string, err error) {
	if words, err = m.readTerms(words); err != nil {
		return Match{}, nil, err
	}
	for _, word := range Words(words) {
		if n, err := strconv.Atoi(word); err == nil {
			if n < 1 || n > mostGames {
				return Match{}, nil, errTooMany
			}
			m.Games = n
			continue
		}
		name, err := c.Named(word)
		switch {
		case err != nil && c.Has(strings.ToLower(word)): // it is not written yet
			return Match{}, nil, err
		case err != nil:
			return Match{}, nil, fmt.Errorf("%w; try match careful greedy", err)
		case name == "":
			return Match{}, nil, errors.New("a match is between players of the program: try match random greedy")
		case slices.Contains(names, name):
			return Match{}, nil, fmt.Errorf("%s cannot play a match against itself: name another player", name)
		}
		names = append(names, name)
	}
	if others := []string{c.Usual(), "random"}; len(names) < 2 {
		names = append(names, others[len(names):]...)
	}
	switch {
	case len(names) > 6:
		return Match{}, nil, errTooMany
	case m.Games == 0 && len(names) == 2:
		m.Games, m.UntilSure = tillSure, true
	case m.Games == 0:
		m.Games = eachPair
	}
	return m, names, nil
}

var errTooMany = fmt.Errorf("a match has from 1 to %d games and at most 6 players: try match 20", mostGames)

// readTerms reads what begins with a dash, and returns the other words.
func (m *Match) readTerms(words []string) (others []string, err error) {
	m.Positions, m.Openings = PerMove, openings.Balanced()
	counts := false
	for i := 0; i < len(words); i++ {
		value := ""
		if i+1 < len(words) {
			value = words[i+1]
		}
		switch word := strings.ToLower(words[i]); word {
		case "-start":
			m.Openings = nil
			continue
		case "-positions":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 || n > 100_000_000 {
				return nil, fmt.Errorf("-positions is how many positions each player may look at for a move, "+
					"from 1 to 100000000, not %s: try match champion careful -positions 5000", chess.Quote(value))
			}
			m.Positions, counts = n, true
		case "-clock":
			control, err := clock.Parse(value)
			if err != nil {
				return nil, fmt.Errorf("-clock: %w", err)
			}
			if control.Kind != clock.Fischer {
				return nil, errors.New("a match has clocks that add time or none: try match champion careful -clock 1+1")
			}
			m.Control = &control
		default:
			others = append(others, words[i])
			continue
		}
		i++ // the value
	}
	if counts && m.Control != nil {
		return nil, errors.New("a match is by positions or by the clock: leave out -positions or -clock")
	}
	return others, nil
}
