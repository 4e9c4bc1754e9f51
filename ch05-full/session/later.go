// later.go answers a line that is neither a command nor a move.

package session

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/notation"
)

// meanings are what people type, and what they may mean by it.
var meanings = map[string]string{
	"tags":     "tag lists the tags of the game",
	"black":    "new black begins a game in which you play Black",
	"white":    "new white begins a game in which you play White",
	"swap":     "new black begins a game in which you play Black",
	"computer": "new computer begins a game against it",
	"friend":   "new friend begins a game between two people",
	"blitz":    "new 5+3 begins a game with five minutes a side, and three seconds more for each move",
	"engine":   "go makes a player of the program move, new careful begins a game against one",
	"yes":      "nothing was asked",
	"no":       "nothing was asked",
	"hint":     notYet,
	"analyse":  notYet,
	"analyze":  notYet,
}

// notYet is the answer to what this program will learn.
const notYet = "analysis is not part of this program yet"

// notUnderstood says what to type instead of a line that is neither a command
// nor a move, or in which chapter it will be one.
func (s *Session) notUnderstood(text string) error {
	word, _, _ := strings.Cut(text, " ")
	if meaning := meanings[strings.ToLower(word)]; meaning != "" {
		return fmt.Errorf("%s: %s", word, meaning)
	}
	if _, err := clock.Parse(text); err == nil && strings.ContainsAny(text, "+|") {
		return fmt.Errorf("new %s begins a game with that clock", text)
	}
	if hint := s.commands().Hint(5, text); hint != "" {
		return fmt.Errorf("%s", hint)
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
}

// words returns what may be typed: the legal moves, and the commands.
func (s *Session) words() []string {
	var found []string
	p := s.game.Position()
	if s.refuseIfOver() == nil && !s.looksBack() {
		for _, m := range p.LegalMoves() {
			found = append(found, notation.SAN(p, m))
		}
	}
	for _, g := range s.commands() {
		for _, c := range g.Commands {
			found = append(found, c.Name)
		}
	}
	return slices.Compact(found)
}
