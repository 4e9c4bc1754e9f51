// question.go is what the session asks, and how it takes the answer.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
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

// The answers to a question that can be answered by yes or no.
var (
	yesWords = []string{"yes", "y", "ok", "okay", "sure", "1"}
	noWords  = []string{"no", "n", "nope", "2"}
)

// confirmIf does something at once, or where there is a reason to ask, and a person to answer,
// after yes. A file of lines knows what it does.
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
		switch text = strings.ToLower(text); {
		case slices.Contains(yesWords, text):
			return true, do(s)
		case slices.Contains(noWords, text):
			s.say("then not")
			return true, nil
		}
		return false, nil
	}}
	return nil
}

// answer takes a line as the answer to the question that was asked, if there is one. If that
// is all there is to do with the line, done is true.
func (s *Session) answer(text string) (done bool, err error) {
	q := s.question
	if q == nil {
		return false, nil
	}
	s.question = nil
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(q.answers) {
		text = q.answers[n-1]
	}
	if done, err = q.take(s, text); done {
		return true, err
	}
	isLine := err == nil && s.isLine(text)
	if q.stays || !isLine {
		s.question = q
	}
	if err == nil && !isLine {
		err = fmt.Errorf("%s: %s", chess.Quote(text), q.help)
	}
	return err != nil, err
}

// isLine reports whether a text is no answer but a line: a remark, a command, or written like
// a move.
func (s *Session) isLine(text string) bool {
	p := s.game.Position()
	_, err := notation.Read(&p, text)
	word, _, _ := strings.Cut(text, " ")
	_, isCommand := s.commands().Find(word)
	return word == "" || word[0] == '#' || isCommand || strings.EqualFold(word, "q") || s.inOtherWords(text) != text || squareForm.MatchString(text) || !errors.Is(err, chess.ErrMove)
}

// prompt returns what stands before the place to type: whose turn it is, or that
// something was asked.
func (s *Session) prompt() string {
	turn := s.game.Turn()
	switch {
	case s.question != nil:
		return s.question.prompt
	case s.Live && s.paused:
		return "pause> "
	case s.Live && s.isLast() && s.refuseIfOver() != nil:
		return "ended> "
	case s.Live && s.refuseElsewhere() != nil:
		return "back> "
	case s.Live && !s.Table && s.clock != nil:
		return turn.String() + " " + s.face(turn) + "> "
	default:
		return turn.String() + "> "
	}
}
