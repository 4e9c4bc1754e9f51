// question.go asks the player something in the place of the next line, and takes the answer.

package session

import (
	"strconv"
	"strings"
)

// A question is asked in the place of the next line. Whatever else is typed then, a command or
// a move, is done as usual, and the question is forgotten, unless it stays.
type question struct {
	prompt  string   // what stands before the place to type
	answers []string // in words; their numbers, from 1, do as well
	stays   bool     // until it is answered, or a move is made or stepped
	help    string   // what to type, for a line that is neither an answer nor anything else
	stage   int      // of the game when it was asked; at another it is out of date
	// take takes the answer. If it is none, ok is false; an error says then what is wrong with it.
	take func(s *Session, text string) (ok bool, err error)
}

// poseQuestion asks a question.
func (s *Session) poseQuestion(q question) {
	q.stage = s.game.stage
	s.question = &q
}

// pending returns the question that waits for an answer, or nil.
func (s *Session) pending() *question {
	if s.question == nil || s.question.stage != s.game.stage {
		return nil
	}
	return s.question
}

// answer takes a line as an answer. If that is all there is to do with the line, done is true.
func (s *Session) answer(text string) (done bool, err error) {
	q := s.pending()
	s.asked = q
	s.question = nil
	if q == nil {
		return false, nil
	}
	n, err := strconv.Atoi(text)
	if err == nil && n >= 1 && n <= len(q.answers) {
		text = q.answers[n-1]
	}
	done, err = q.take(s, text)
	if !done && (q.stays || err != nil) {
		s.question = q
	}
	return done || err != nil, err
}

// confirmIf does something after yes, or at once without a reason or a person to answer.
func (s *Session) confirmIf(reason string, do then) error {
	if reason == "" || !s.options.Live {
		return do(s)
	}
	return s.confirm(reason, do)
}

// confirm asks whether to do something, and does it after yes.
func (s *Session) confirm(reason string, do then) error {
	s.say("%s (yes or no)", reason)
	s.poseQuestion(question{
		prompt: "yes/no> ",
		help:   "type yes or no",
		take: func(s *Session, text string) (bool, error) {
			switch strings.ToLower(text) {
			case "yes", "y", "ok", "okay", "sure", "1":
				return true, do(s)
			case "no", "n", "nope", "2":
				s.say("then not")
				return true, nil
			}
			return false, nil
		},
	})
	return nil
}

// prompt returns what stands before the place to type.
func (s *Session) prompt() string {
	turn := s.game.at.Game.Turn()
	if q := s.pending(); q != nil {
		return q.prompt
	}
	if !s.options.Live {
		return turn.String() + "> "
	}
	switch {
	case s.game.paused:
		return "pause> "
	case s.game.at.IsLast() && s.game.at.Over() != nil:
		return "ended> "
	case s.game.refuseElsewhere() != nil:
		return "back> "
	case s.game.clock != nil && !s.game.onTable:
		return turn.String() + " " + s.game.face(turn) + "> "
	}
	return turn.String() + "> "
}
