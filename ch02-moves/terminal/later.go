// later.go answers what other chapters answer better: it says which.

package terminal

import (
	"fmt"
	"regexp"
	"strings"

	"mateinfive/ch02-moves/chess"
)

// elsewhere says for a word in which chapter it means something.
var elsewhere = map[string]string{
	"clear":     "putting pieces on the board by hand ended with chapter 1; fen begins from any position",
	"take":      "putting pieces on the board by hand ended with chapter 1; fen begins from any position",
	"attackers": "check comes in chapter 3",
	"check":     "check comes in chapter 3",
	"mate":      "checkmate comes in chapter 3",
	"why":       "that comes in chapter 3",
	"castle":    "castling comes in chapter 4",
	"o-o":       "castling comes in chapter 4",
	"0-0":       "castling comes in chapter 4",
	"o-o-o":     "castling comes in chapter 4",
	"0-0-0":     "castling comes in chapter 4",
	"promote":   "promotion comes in chapter 4",
	"redo":      "taking back comes in chapter 4",
	"go":        "your own opponent comes in chapter 3",
	"match":     "your own opponent comes in chapter 3",
	"undo":      "taking back comes in chapter 4",
	"draw":      "draws come in chapter 5",
	"resign":    "resigning comes in chapter 5",
	"save":      "files come in chapter 5",
	"load":      "files come in chapter 5",
}

// promotionForm is a move with the piece that the pawn is to become.
var promotionForm = regexp.MustCompile(`^([a-h][1-8][ x-]?)?[a-h][18]=?[QRBNqrbn]$`)

// shortForm is a move in the short notation of books and newspapers.
var shortForm = regexp.MustCompile(`^[KQRBN][a-h]?[1-8]?x?[a-h][1-8][+#]?$|^[a-h]x[a-h][1-8][+#]?$`)

// notUnderstood says what to type instead of a line that is neither a command
// nor a move, or in which chapter it will be one.
func (s *session) notUnderstood(text string) error {
	word, _, _ := strings.Cut(text, " ")
	switch where, known := elsewhere[strings.ToLower(word)]; {
	case known:
		return fmt.Errorf("%s: %s", word, where)
	case taskElsewhere(word) != "":
		return fmt.Errorf("%s: %s", word, taskElsewhere(word))
	case promotionForm.MatchString(text):
		return fmt.Errorf("%s: promotion comes in chapter 4; here a pawn stays a pawn, type the two squares alone", text)
	case shortForm.MatchString(text):
		return fmt.Errorf("%s: the short notation comes in chapter 5; name both squares%s", text, s.examples(chess.NoSquare))
	default:
		return fmt.Errorf("not a move and not a command: %s%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
	}
}

// comesLater adds to the refusal of m what a later chapter has to say on it.
func (s *session) comesLater(m chess.Move) string {
	p := s.game.Position()
	mover, target := p.At(m.From), p.At(m.To)
	switch {
	case mover == nil || mover.Color() != p.SideToMove:
		return ""
	case mover.Type() == chess.TypeKing && isCastling(mover.Color(), m):
		return " (castling comes in chapter 4)"
	case target != nil && target.Type() == chess.TypeKing && mover.IsValid(&p.Board, m.From, m.To):
		return " (check comes in chapter 3)"
	case s.isEnPassant(m):
		return " (capturing en passant comes in chapter 4)"
	default:
		return ""
	}
}

// isCastling reports whether the king of a side would castle with m: from its
// first square two files to either side.
func isCastling(side chess.Color, m chess.Move) bool {
	home := chess.E1
	if side == chess.Black {
		home = chess.E8
	}
	return m.From == home && (m.To == home+2 || m.To == home-2)
}

// isEnPassant reports whether m would capture the pawn of the last move, if its
// double step had been a single one: it is a move with which a pawn could take it
// there.
func (s *session) isEnPassant(m chess.Move) bool {
	record := s.game.Record()
	if len(record) == 0 {
		return false
	}
	last := record[len(record)-1]
	from, to := last.Move.From, last.Move.To
	doubleStep := last.Piece().Type() == chess.TypePawn && (to-from == 16 || from-to == 16) // two ranks of eight squares
	if !doubleStep || m.To != (from+to)/2 {
		return false
	}
	p := s.game.Position()
	p.Set(m.To, last.Piece())
	mover := p.At(m.From)
	return mover.Type() == chess.TypePawn && mover.IsValid(&p.Board, m.From, m.To)
}
