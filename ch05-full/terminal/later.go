// later.go answers what other chapters answer better: it says which.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
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
	"back":      "undo takes back a move, and prev steps back",
	"takeback":  "undo takes back a move",
	"castle":    "type O-O, or O-O-O for the queen's side, or the king's move",
	"castling":  "type O-O, or O-O-O for the queen's side",
	"promote":   "type it after the pawn's move, as in e8=Q",
	"offer":     "draw offers a draw",
	"tags":      "tag lists the tags of the game",
	"clock":     notYet,
	"time":      notYet,
	"hint":      notYet,
	"engine":    "go has your opponent move, match lets it play a match",
	"analyse":   notYet,
	"analyze":   notYet,
}

// notYet is the answer to what this program will learn.
const notYet = "clocks and analysis are not part of this program yet"

// notUnderstood says what to type instead of a line that is neither a command
// nor a move, or in which chapter it will be one.
func (s *session) notUnderstood(text string) error {
	word, _, _ := strings.Cut(text, " ")
	if where, known := elsewhere[strings.ToLower(word)]; known {
		return fmt.Errorf("%s: %s", word, where)
	}
	if where := taskElsewhere(word); where != "" {
		return fmt.Errorf("%s: %s", word, where)
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
}
