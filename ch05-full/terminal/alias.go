// alias.go understands what players say in other words, and answers that are yes or no.

package terminal

import (
	"slices"
	"strings"
)

// aliases are what players say, and the command that they mean.
var aliases = map[string]string{
	"?": "help", "h": "help", "commands": "help", "menu": "help",
	"time": "clock", "continue": "pause", "resume": "pause", "unpause": "pause",
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

// The answers to a question that can be answered by yes or no.
var (
	yesWords = []string{"yes", "y", "ok", "okay", "yes please", "sure"}
	noWords  = []string{"no", "n", "nope", "no thanks"}
)

// meantBy returns what a line means that is said in other words. Yes is again, the line
// that we have asked to type once more, if that is so.
func (s *session) meantBy(text, again string) string {
	word := strings.ToLower(strings.TrimRight(text, "?! "))
	switch yes := slices.Contains(yesWords, word); {
	case s.saving != "" || s.hasPromotion():
		return text
	case yes && again != "":
		s.before, s.typed = again, again
		return again
	case strings.HasPrefix(word, friend+" ") || strings.HasPrefix(word, "computer "):
		return "new " + word // computer black 5+3
	case yes || slices.Contains(noWords, word):
		return s.meantByYes(yes, text)
	case aliases[strings.ToLower(text)] != "":
		return aliases[strings.ToLower(text)]
	case aliases[word] != "":
		return aliases[word]
	case word != "" && word != strings.ToLower(text):
		if c, found := findCommand(word); found {
			return c.name // draw?
		}
	}
	return text
}

// meantByYes returns what yes or no means: it answers the question that is open.
func (s *session) meantByYes(yes bool, text string) string {
	_, offered := s.game.Offer()
	switch {
	case s.takeback == 0 && !offered && s.asksToResign() && yes:
		s.before = "resign"
		return "resign"
	case s.takeback == 0 && !offered && s.asksToResign():
		return "undo"
	case (s.takeback > 0 || offered) && yes:
		return "accept"
	case s.takeback > 0 || offered:
		return "decline"
	default:
		return text
	}
}

// hasPromotion reports whether we have asked what a pawn becomes.
func (s *session) hasPromotion() bool { return s.prompt() == "promote> " }
