// later.go answers what other chapters answer better: it says which.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
)

// elsewhere says for a word in which chapter it means something, what to type
// instead, or that nobody has to type it.
var elsewhere = map[string]string{
	"clear":     "putting pieces on the board by hand ended with chapter 1; fen begins from any position",
	"put":       "putting pieces on the board by hand ended with chapter 1; fen begins from any position",
	"take":      "undo takes back a move; putting pieces on the board by hand ended with chapter 1",
	"check":     "nobody has to say it, the program does",
	"mate":      "nobody has to say it, the program does",
	"checkmate": "nobody has to say it, the program does",
	"stalemate": "nobody has to say it, the program does",
	"castle":    "type O-O, or O-O-O for the queen's side, or the king's move",
	"castling":  "type O-O, or O-O-O for the queen's side",
	"promote":   "type it after the pawn's move, as in e8=Q",
	"tags":      "tag lists the tags of the game",
	"black":     "new black begins a game in which you play Black",
	"white":     "new white begins a game in which you play White",
	"swap":      "new black begins a game in which you play Black",
	"computer":  "new computer begins a game against it",
	"friend":    "new friend begins a game between two people",
	"blitz":     "new 5+3 begins a game with five minutes a side, and three seconds more for each move",
	"hint":      notYet,
	"engine":    "go makes a player of the program move, new careful begins a game against one",
	"yes":       "nothing was asked",
	"no":        "nothing was asked",
	"analyse":   notYet,
	"analyze":   notYet,
}

// notYet is the answer to what this program will learn.
const notYet = "analysis is not part of this program yet"

// notUnderstood says what to type instead of a line that is neither a command
// nor a move, or in which chapter it will be one.
func (s *session) notUnderstood(text string) error {
	word, _, _ := strings.Cut(text, " ")
	if where, known := elsewhere[strings.ToLower(word)]; known {
		return fmt.Errorf("%s: %s", word, where)
	}
	if _, err := clock.Parse(text); err == nil && strings.Contains(text, "+") {
		return fmt.Errorf("new %s begins a game with that clock", text)
	}
	if where := taskElsewhere(word); where != "" {
		return fmt.Errorf("%s: %s", word, where)
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
}
