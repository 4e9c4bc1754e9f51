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
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
)

func (line Line) happen(s *Session) error {
	s.leaving = false
	s.shown, s.exhibit = nil, nil
	text := strings.Join(strings.Fields(string(line)), " ") // with one space where there were more
	if s.working > 0 {
		return nil // the faces wait for the end of it
	}
	switch ok, err := s.answer(text); {
	case errors.Is(err, errNoAnswer):
	case ok || err != nil:
		return err
	}
	switch text = s.meant(text); {
	case text == "":
		return s.enter()
	case strings.HasPrefix(text, "#"):
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
	if squareForm.MatchString(text) && s.isStep(text) {
		return s.square(text)
	}
	if found := lastStepForm.FindStringSubmatch(text); found != nil && s.hasTouchedPawn() {
		return s.lastStep(found[1], found[2])
	}
	return s.move(text)
}

// happen takes a click as a step of a move in two.
func (c Click) happen(s *Session) error {
	sq := chess.Square(c)
	s.leaving, s.exhibit, s.shown = false, nil, nil
	switch {
	case s.working > 0 || sq < 0 || sq >= 64:
		return nil
	case s.touched == chess.NoSquare && !s.isOwn(sq):
		if s.game.At(sq) == nil {
			return nil // an idle click
		}
		s.showMoves(sq)
		return nil
	}
	s.question = nil
	return s.square(sq.String())
}

// aliases are what players say, and the command that they mean.
var aliases = map[string]string{
	"?": "help", "h": "help", "commands": "help", "menu": "help",
	"u": "undo", "time": "clock", "continue": "pause", "resume": "pause", "unpause": "pause",
	"takeback": "undo", "take back": "undo", "back": "prev", "forward": "next",
	"restart": "new", "new game": "new", "play again": "rematch",
	"i resign": "resign", "give up": "resign", "i give up": "resign",
	"offer": "draw", "offer draw": "draw", "draw offer": "draw", "offer a draw": "draw", "i offer a draw": "draw",
	"accept draw": "accept", "agree": "accept", "agreed": "accept", "decline draw": "decline",
	"claim draw": "claim", "claim a draw": "claim", "threefold": "claim",
	"history": "record", "score": "record", "list": "record",
	"play black": "new black", "play as black": "new black", "switch sides": "new black",
	"play white": "new white", "play as white": "new white",
	"play computer": "new computer", "play friend": "new friend",
}

// meant returns what a line means that is said in other words: draw? is draw.
func (s *Session) meant(text string) string {
	word := strings.ToLower(strings.TrimRight(text, "?! "))
	if command := aliases[strings.ToLower(text)]; command != "" {
		return command
	}
	if command := aliases[word]; command != "" {
		return command
	}
	if _, found := s.commands().Find(word); found && !strings.Contains(text, " ") { // not glyph !
		return word
	}
	return text
}
