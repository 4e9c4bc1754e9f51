// promote.go asks what a pawn becomes.

package session

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
)

// askPromotion asks what the pawn becomes that is to make a move. Another move that is typed
// is played instead.
func (s *Session) askPromotion(m chess.Move) {
	s.touched = m.From
	s.say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or no to think again")
	s.question = &question{prompt: "promote> ", answers: []string{"q", "r", "b", "n"}, stays: true, take: func(s *Session, text string) (bool, error) {
		switch promotion, err := chess.ParsePromotion(strings.TrimPrefix(text, "=")); {
		case err == nil:
			m.Promotion = promotion
			return true, s.play(m)
		case strings.EqualFold(text, "no") || strings.EqualFold(text, "undo"):
			s.say("the pawn stays on %s", m.From)
			s.letGo()
			return true, nil
		case s.isLine(text):
			return false, nil
		}
		return false, fmt.Errorf("%s: type q, r, b or n for what the pawn becomes, or no to leave it on %s", chess.Quote(text), m.From)
	}}
}
