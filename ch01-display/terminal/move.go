// move.go moves pieces about as a hand does: from anywhere to anywhere.

package terminal

import (
	"errors"
	"fmt"
	"regexp"
	"slices"

	"mateinfive/ch01-display/chess"
)

// move takes the piece from one square and puts it on another, on top of
// whatever stood there. Which moves a piece may make is the next chapter.
func (s *session) move(text string) error {
	m, named, err := chess.ParseMove(text)
	if err != nil {
		return s.notUnderstood(text, err)
	}
	p := s.board.At(m.From)
	switch {
	case p == nil:
		return fmt.Errorf("nothing stands on %s%s", m.From, s.examples())
	case named != 0 && named != p.Type():
		return fmt.Errorf("that is no %s on %s, it is a %s%s", named, m.From, p.Type(), s.examples())
	case m.From == m.To:
		return fmt.Errorf("the %s stands on %s already%s", p.Type(), m.To, s.examples())
	}
	taken := s.board.At(m.To)
	s.board.Set(m.To, p)
	s.board.Set(m.From, nil)
	s.say("%s", describe(m, p, taken))
	s.showBoard()
	return nil
}

// describe says what a move did: "white knight g1-f3".
func describe(m chess.Move, p, taken chess.Piece) string {
	if taken == nil {
		return fmt.Sprintf("%s %s %s-%s", p.Color(), p.Type(), m.From, m.To)
	}
	return fmt.Sprintf("%s %s %sx%s takes the %s %s", p.Color(), p.Type(), m.From, m.To, taken.Color(), taken.Type())
}

// notUnderstood says what to type instead of a line that is neither a command
// nor a move; err is what the move reader has against it.
func (s *session) notUnderstood(text string, err error) error {
	if sq, squareErr := chess.ParseSquare(text); squareErr == nil {
		return fmt.Errorf("%s: %s. A move names two squares%s", sq, s.whatStandsOn(sq), s.examples())
	} else if squareForm.MatchString(text) {
		err = squareErr
	}
	if errors.Is(err, chess.ErrSquare) {
		return fmt.Errorf("%w%s", err, s.examples())
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", shorten(text), s.examples())
}

// squareForm is a text written like a square, which may lie off the board.
var squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`)

// whatStandsOn describes a square: "a white pawn", or "nothing stands there".
func (s *session) whatStandsOn(sq chess.Square) string {
	p := s.board.At(sq)
	if p == nil {
		return "nothing stands there"
	}
	return fmt.Sprintf("a %s %s", p.Color(), p.Type())
}

// examples names two moves that can be made right now, to follow a sentence
// about one that cannot.
func (s *session) examples() string {
	candidates := []chess.Move{{From: chess.E2, To: chess.E4}, {From: chess.G1, To: chess.F3}}
	for from := chess.A1; from <= chess.H8; from++ {
		candidates = append(candidates, chess.Move{From: from, To: (from + 16) % 64})
	}
	var found []string
	for _, m := range candidates {
		free := s.board.At(m.From) != nil && s.board.At(m.To) == nil
		if free && !slices.Contains(found, m.String()) {
			found = append(found, m.String())
		}
	}
	if len(found) < 2 {
		return ". Try put N f3, or reset"
	}
	return fmt.Sprintf(". Try %s or %s", found[0], found[1])
}
