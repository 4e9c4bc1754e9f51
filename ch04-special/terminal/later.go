// later.go answers what other chapters answer better: it says which.

package terminal

import (
	"fmt"
	"regexp"
	"strings"

	"mateinfive/ch04-special/chess"
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
	"back":      "undo takes back a move",
	"takeback":  "undo takes back a move",
	"castle":    "type O-O, or O-O-O for the queen's side, or the king's move",
	"castling":  "type O-O, or O-O-O for the queen's side; castling? is task CastlingPlan",
	"promote":   "type it after the pawn's move, as in e7e8q",
	"draw":      "draws come in chapter 5",
	"resign":    "resigning comes in chapter 5",
	"save":      "files come in chapter 5",
	"load":      "files come in chapter 5",
}

// shortForm is a move in the short notation of books and newspapers.
var shortForm = regexp.MustCompile(`^[KQRBN][a-h]?[1-8]?x?[a-h][1-8][+#]?$|^([a-h]x)?[a-h][1-8](=?[QRBN])?[+#]?$`)

// notUnderstood says what to type instead of a line that is neither a command
// nor a move, or in which chapter it will be one.
func (s *session) notUnderstood(text string) error {
	word, _, _ := strings.Cut(text, " ")
	switch where, known := elsewhere[strings.ToLower(word)]; {
	case known:
		return fmt.Errorf("%s: %s", word, where)
	case taskElsewhere(word) != "":
		return fmt.Errorf("%s: %s", word, taskElsewhere(word))
	case shortForm.MatchString(text):
		return fmt.Errorf("%s: the short notation comes in chapter 5; name both squares%s", text, s.examples(chess.NoSquare))
	default:
		return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
	}
}
