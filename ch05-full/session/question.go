// question.go is what the session asks, and how it takes the answer.

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
	// take takes the answer. If it is none, ok is false; an error says then what is wrong with it.
	take func(s *Session, text string) (ok bool, err error)
}

// confirmIf does something after yes, or at once without a reason or a person to answer.
func (s *Session) confirmIf(reason string, do then) error {
	if reason == "" || !s.Live {
		return do(s)
	}
	return s.confirm(reason, do)
}

// confirm does something after yes.
func (s *Session) confirm(reason string, do then) error {
	s.say("%s (yes or no)", reason)
	s.question = &question{prompt: "yes/no> ", help: "type yes or no", take: func(s *Session, text string) (bool, error) {
		switch strings.ToLower(text) {
		case "yes", "y", "ok", "okay", "sure", "1":
			return true, do(s)
		case "no", "n", "nope", "2":
			s.say("then not")
			return true, nil
		}
		return false, nil
	}}
	return nil
}

// answer takes a line as an answer. If that is all there is to do with the line, done is true.
func (s *Session) answer(text string) (done bool, err error) {
	q := s.question
	s.asked, s.question = q, nil
	if q == nil {
		return false, nil
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(q.answers) {
		text = q.answers[n-1]
	}
	if done, err = q.take(s, text); !done && (q.stays || err != nil) {
		s.question = q
	}
	return done || err != nil, err
}

// prompt returns what stands before the place to type.
func (s *Session) prompt() string {
	turn := s.at.Game.Turn()
	switch {
	case s.question != nil:
		return s.question.prompt
	case s.Live && s.paused:
		return "pause> "
	case s.Live && s.at.IsLast() && s.at.Over() != nil:
		return "ended> "
	case s.Live && s.refuseElsewhere() != nil:
		return "back> "
	case s.Live && !s.Table && s.clock != nil:
		return turn.String() + " " + s.face(turn) + "> "
	default:
		return turn.String() + "> "
	}
}
