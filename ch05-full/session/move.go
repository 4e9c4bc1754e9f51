// move.go plays the moves that were read, and asks what a pawn becomes.

package session

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
)

// playReading plays the move that a text says, and gives it its sign.
func (s *Session) playReading(r reading) error {
	if err := s.game.refuse(r); err != nil {
		return err
	}
	if err := s.play(r.moves[0]); err != nil {
		return err
	}
	if r.sign != "" && s.pending() == nil && s.game.addSign(r.sign) {
		s.game.sayMove()
	}
	return nil
}

// play plays a move and goes on, or tries it as the solution of a puzzle or in the place of a bad move.
// If a pawn is to promote, it asks to what.
func (s *Session) play(m chess.Move) error {
	if s.analysis.quiz.isAt(s.game.position()) && s.game.canPlay(m) {
		return s.solve(m)
	}
	if p := s.game.position(); s.isLearning() && p.Refusal(m) == nil {
		return s.tryMove(m)
	}
	isNew, err := s.game.play(m)
	if errors.Is(err, chess.ErrPromotion) {
		s.askPromotion(m)
		return nil
	}
	if isNew {
		s.goOnAfterMove()
	}
	return err
}

// playLine plays several moves, unless something is wrong with one, and goes on.
func (s *Session) playLine(line []chess.Move, wrong error) error {
	if err := s.game.playLine(line, wrong); err != nil {
		return err
	}
	s.goOnAfterMove()
	return nil
}

// askPromotion asks what the pawn becomes. Another move that is typed is played instead.
func (s *Session) askPromotion(m chess.Move) {
	s.say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or no to think again")
	s.poseQuestion(question{
		prompt:  "promote> ",
		answers: []string{"q", "r", "b", "n"},
		stays:   true,
		help:    fmt.Sprintf("type q, r, b or n for what the pawn becomes, or no to leave it on %s", m.From),
		take: func(s *Session, text string) (bool, error) {
			if strings.EqualFold(text, "no") || strings.EqualFold(text, "undo") {
				s.say("the pawn stays on %s", m.From)
				s.game.letGo()
				return true, nil
			}
			promotion, err := chess.ParsePromotion(strings.TrimPrefix(text, "="))
			if err != nil {
				return false, nil
			}
			promoted := m
			promoted.Promotion = promotion
			return true, s.play(promoted)
		},
	})
}
