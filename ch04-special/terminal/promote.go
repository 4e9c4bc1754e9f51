// promote.go asks what a pawn becomes at the end of the board.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
)

// askPromotion keeps a move in mind and asks for what it lacks. The pawn stays
// where it is until we hear what it becomes.
func (s *session) askPromotion(m chess.Move) {
	s.promoting = m
	s.say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or undo to think again")
}

// asksPromotion reports whether the question is open.
func (s *session) asksPromotion() bool { return s.promoting != chess.Move{} }

// lacksPromotion reports whether a move could be played now if it said what the
// pawn becomes.
func (s *session) lacksPromotion(m chess.Move) bool {
	return m.Promotion == 0 && errors.Is(s.game.Refusal(m), chess.ErrPromotion)
}

// answersPromotion reports whether a line is meant as an answer to the question:
// undo alone, and all that is neither a command nor another move.
func (s *session) answersPromotion(words []string) bool {
	_, _, err := s.parseMove(strings.Join(words, " "))
	another := err == nil || isCommand(words[0])
	return !another || len(words) == 1 && strings.EqualFold(words[0], "undo")
}

// promote takes an answer. If it is none, the question stays open.
func (s *session) promote(words []string) error {
	m := s.promoting
	if strings.EqualFold(words[0], "undo") {
		s.letGo()
		s.say("the pawn stays on %s", m.From)
		return nil
	}
	text := strings.Join(words, " ")
	t, err := chess.ParsePromotion(strings.TrimPrefix(text, "="))
	if err != nil {
		return fmt.Errorf("%s: type q, r, b or n for what the pawn becomes, or undo to leave it on %s", shorten(text), m.From)
	}
	m.Promotion = t
	return s.make(m)
}

// isCommand reports whether a word is the name of a command.
func isCommand(word string) bool {
	for _, c := range commands() {
		if strings.EqualFold(word, c.name) {
			return true
		}
	}
	return false
}
