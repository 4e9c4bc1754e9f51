// line.go finds out what a line means.
//
// A line is read once, as the first of these that it can be:
//
//	an answer               friend, yes, q, if something was asked
//	nothing, or a remark    # so begins a remark in a file of moves
//	a command               moves e2, or in other words: give up
//	one of two steps        g1 touches a piece, f3 moves it, e8q a pawn
//	a move, or several      e4, Nf3, exd5, O-O, e8=Q, e2e4; 2. Nf3 Nc6 3. Bb5
//
// No command is written like a move.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/notation"
	"mateinfive/internal/console"
)

func (line Line) happen(s *Session) error {
	if s.working > 0 {
		return nil // the faces wait for the end of it
	}
	s.leaving, s.exhibit, s.marks = false, nil, nil
	text := strings.Join(strings.Fields(string(line)), " ") // with one space where there were more
	if done, err := s.answer(text); done {
		return err
	}
	switch text = s.inOtherWords(text); {
	case text == "" && s.at.Node.First() != nil && s.touched == chess.NoSquare: // not after the first step of a move
		return s.stepTo(s.at.Node.First())
	case text == "", strings.HasPrefix(text, "#"):
		return nil
	case strings.EqualFold(text, "q"): // which may be a queen that comes too late
		return s.confirmIf("leave the program?", Leave{}.happen)
	case console.HasArrowKey(text):
		return console.ErrArrowKey
	}
	words := strings.Fields(text)
	if c, found := s.commands().Find(words[0]); found {
		return c.Run(words[1:])
	}
	return s.typed(text)
}

// happen takes a click as a step of a move in two.
func (c Click) happen(s *Session) error {
	sq := chess.Square(c)
	if s.working > 0 || sq < 0 || sq >= 64 {
		return nil
	}
	s.leaving, s.exhibit, s.marks = false, nil, nil
	if s.touched == chess.NoSquare && !s.isOwn(sq) {
		if s.at.Game.At(sq) != nil { // otherwise it is an idle click
			s.showMoves(sq)
		}
		return nil
	}
	s.question = nil
	return s.square(sq.String())
}

// aliases are the lines that players say in other words, with those words.
var aliases = map[string]string{
	"help":         "?, h, commands, menu",
	"analyse":      "analyze, analysis",
	"undo":         "u, takeback, take back",
	"clock":        "time",
	"pause":        "continue, resume, unpause",
	"prev":         "back",
	"next":         "forward",
	"tag":          "tags",
	"record":       "history, score, list",
	"new":          "restart, new game",
	"rematch":      "play again",
	"resign":       "i resign, give up, i give up",
	"draw":         "offer, offer draw, draw offer, offer a draw, i offer a draw",
	"accept":       "accept draw, agree, agreed",
	"decline":      "decline draw",
	"claim":        "claim draw, claim a draw, threefold",
	"new black":    "play black, play as black, switch sides",
	"new white":    "play white, play as white",
	"new computer": "play computer",
	"new friend":   "play friend",
}

// inOtherWords returns what a line means that is said in other words: draw? is draw.
func (s *Session) inOtherWords(text string) string {
	word := strings.ToLower(strings.TrimRight(text, "?! "))
	for line, words := range aliases {
		if said := strings.Split(words, ", "); slices.Contains(said, word) || slices.Contains(said, strings.ToLower(text)) {
			return line
		}
	}
	if _, found := s.commands().Find(word); found && !strings.Contains(text, " ") { // not glyph !
		return word
	}
	return text
}

// notUnderstood says what to type instead of a line that is neither a command nor a move.
func (s *Session) notUnderstood(text string) error {
	if q := s.asked; q != nil {
		s.question = q
		return fmt.Errorf("%s: %s", chess.Quote(text), q.help)
	}
	if _, err := clock.ParsePair(text); err == nil && strings.ContainsAny(text, "+|") {
		return fmt.Errorf("new %s begins a game with that clock", text)
	}
	if hint := s.commands().Hint(5, text); hint != "" {
		return errors.New(hint)
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
}

// words returns what may be typed: the legal moves, and the commands.
func (s *Session) words() []string {
	found := s.moveNames()
	for _, g := range s.commands() {
		for _, c := range g.Commands {
			found = append(found, c.Name)
		}
	}
	return found
}

// moveNames returns the moves that can be played now, in SAN.
func (s *Session) moveNames() (found []string) {
	if s.refuseMove() != nil {
		return nil
	}
	p := s.at.Game.Position()
	for _, m := range p.LegalMoves() {
		found = append(found, notation.SAN(p, m))
	}
	return found
}

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
