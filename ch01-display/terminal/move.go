// move.go moves pieces about as a hand does: from anywhere to anywhere.

package terminal

import (
	"errors"
	"fmt"

	"mateinfive/ch01-display/chess"
)

// move takes a piece from one square and puts it on another, on top of whatever
// stood there. Which moves a piece may make is the next chapter.
func (s *session) move(text string) error {
	m, err := s.board.ReadMove(text)
	if sq, noSquare := chess.ParseSquare(text); noSquare == nil {
		return s.halfAMove(sq)
	}
	if hint := s.commands().Hint(1, text); hint != "" && errors.Is(err, chess.ErrMove) {
		return errors.New(hint)
	}
	if errors.Is(err, chess.ErrMove) {
		return fmt.Errorf("%s is neither a command nor a move, which names two squares%s; help lists the commands", chess.Quote(text), s.examples())
	}
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples())
	}
	p, taken := s.board.At(m.From), s.board.At(m.To)
	switch {
	case p == nil:
		return fmt.Errorf("nothing stands on %s%s", m.From, s.examples())
	case m.From == m.To:
		return fmt.Errorf("the %s stands on %s already%s", p.Type(), m.To, s.examples())
	case taken == nil:
		s.Say("%s %s-%s", p, m.From, m.To)
	default:
		s.Say("%s %sx%s takes the %s", p, m.From, m.To, taken)
	}
	s.board.Set(m.To, p)
	s.board.Set(m.From, nil)
	s.showBoard()
	return nil
}

// halfAMove says what is missing where one square is typed: where the piece goes
// that stands there, or which piece is to go there. To an empty square the nearest on
// the same file could.
func (s *session) halfAMove(sq chess.Square) error {
	if p := s.board.At(sq); p != nil {
		return fmt.Errorf("%s alone is half a move: name the square where the %s goes as well%s", sq, p.Type(), s.examples())
	}
	for distance := range chess.Square(64) {
		for _, from := range []chess.Square{sq - distance, sq + distance} {
			if from.File() == sq.File() && s.board.At(from) != nil {
				return fmt.Errorf("%s alone is half a move: the %s on %s could go there: %s", sq, s.board.At(from).Type(), from, chess.Move{From: from, To: sq})
			}
		}
	}
	return fmt.Errorf("%s alone is half a move: name first where the piece comes from%s", sq, s.examples())
}

// examples names two moves that can be made right now, to follow a sentence
// about one that cannot.
func (s *session) examples() string {
	moves := []chess.Move{{From: chess.E2, To: chess.E4}, {From: chess.G1, To: chess.F3}}
	for from := chess.A1; from <= chess.H8; from++ {
		moves = append(moves, chess.Move{From: from, To: (from + 8) % 64}) // a rank up, from the last to the first
	}
	var found []string
	for _, m := range moves {
		if s.board.At(m.From) != nil && s.board.At(m.To) == nil {
			found = append(found, m.String())
		}
	}
	if len(found) < 2 {
		return ". Try put N f3, or reset"
	}
	return fmt.Sprintf(". Try %s or %s", found[0], found[1])
}
