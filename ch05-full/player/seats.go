// seats.go reads who plays a game, and with how much time.

package player

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
)

// Seats are who plays a game, by [chess.Color], and with how much time.
type Seats struct {
	Players  [2]string         // who plays for White and for Black, or "" where a person does
	Names    [2]string         // of the persons
	Controls *[2]clock.Control // the time of both sides, or nil
}

// AgainstProgram reports whether a person plays against a player of the program.
func (s Seats) AgainstProgram() bool {
	return (s.Players[chess.White] == "") != (s.Players[chess.Black] == "")
}

// Swapped returns the seats with the sides changed.
func (s Seats) Swapped() Seats {
	s.Players[0], s.Players[1] = s.Players[1], s.Players[0]
	s.Names[0], s.Names[1] = s.Names[1], s.Names[0]
	if c := s.Controls; c != nil {
		s.Controls = &[2]clock.Control{c[1], c[0]}
	}
	return s
}

// Describe says which players of the program play, with how much time, and what a person can do.
func (s Seats) Describe() string {
	var texts []string
	for side, color := range [2]string{"White", "Black"} {
		if s.Players[side] != "" {
			texts = append(texts, fmt.Sprintf("%s plays %s", s.Players[side], color))
		}
	}
	text := cmp.Or(strings.Join(texts, ", "), "White begins")
	if s.Controls != nil {
		text += "; the clocks: " + strings.Replace(clock.PairText(*s.Controls), ",", " and ", 1)
	}
	switch {
	case len(texts) == 2:
		return text + ". Ctrl-C stops them."
	case s.Players[chess.White] != "":
		return text + ". Type a move, such as e5, or help."
	}
	return text + ". Type a move, such as e4, or help."
}

// withoutComputer returns words without computer, if a level says which one is meant.
func withoutComputer(words []string) []string {
	isLevel := func(word string) bool { return slices.Contains(Levels(), strings.ToLower(word)) }
	if !slices.ContainsFunc(words, isLevel) {
		return words
	}
	return slices.DeleteFunc(words, func(word string) bool { return strings.EqualFold(word, machine) })
}

// ReadSeats reads who plays and with how much time: the name of a player, computer or friend, or
// two players of the program; the side that the person plays, or lot, which draws it; and a time or
// untimed. What is not named stays as it is. The error says what cannot be read, or what is not written yet.
func (c *Cast) ReadSeats(words []string, is Seats) (Seats, error) {
	var named []string
	side, times := "", ""
	for _, word := range withoutComputer(Words(words)) {
		switch lower := strings.ToLower(word); {
		case lower == "untimed":
			is.Controls = nil
		case word[0] >= '0' && word[0] <= '9':
			times = strings.TrimSpace(times + " " + word)
		case lower == "white", lower == "black":
			side = cmp.Or(side, lower)
		case lower == "lot":
			side = cmp.Or(side, [...]string{"white", "black"}[rand.IntN(2)])
		default:
			name, err := c.Named(word)
			switch {
			case err != nil && c.Has(lower): // it is not written yet
				return is, err
			case err != nil:
				return is, fmt.Errorf("%w; or name your side, black, or a time, 5+3", err)
			}
			named = append(named, name)
		}
	}
	if times != "" {
		pair, err := clock.ParsePair(times)
		if err != nil {
			return is, err
		}
		is.Controls = &pair
	}
	if len(named) == 1 {
		named = []string{"", named[0]}
	}
	copy(is.Players[:], named)
	// The side is the person's, or that of the player named first: black careful white greedy.
	wanted := map[string]chess.Color{"white": chess.White, "black": chess.Black}[side]
	swap := side == "black"
	if slices.Contains(is.Players[:], "") { // a person plays
		swap = side != "" && is.Players[wanted] != ""
	}
	if swap {
		is.Players[0], is.Players[1] = is.Players[1], is.Players[0]
	}
	return is, nil
}
