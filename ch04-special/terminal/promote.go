// promote.go takes the answer to the question what a pawn becomes.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
)

// isPromotion reports whether a text is meant to say what the pawn becomes: we
// have asked, and it is not another move instead.
func (s *session) isPromotion(text string) bool {
	_, err := s.game.Position().ReadMove(text)
	return s.promoting != (chess.Move{}) && errors.Is(err, chess.ErrMove)
}

// promote plays the move that waits for what the pawn becomes. If the text does
// not say it, the question stays open.
func (s *session) promote(text string) error {
	promotion, err := chess.ParsePromotion(strings.TrimPrefix(text, "="))
	if err != nil {
		return fmt.Errorf("%s: type q, r, b or n for what the pawn becomes, or undo to leave it on %s", chess.Quote(text), s.promoting.From)
	}
	return s.play(chess.Move{From: s.promoting.From, To: s.promoting.To, Promotion: promotion})
}
