// move.go is a move as two squares and a promotion, and how people write it.

package chess

import (
	"errors"
	"fmt"
	"regexp"
)

// A Move takes the piece on From and puts it on To. Castling is the move of the
// king, two files to the side. The zero Move goes from a1 to a1 and so is no
// move at all.
type Move struct {
	From, To  Square
	Promotion PieceType // what a pawn becomes at the end of the board, or 0
}

// ErrMove says that a text is not written like a move.
var ErrMove = errors.New("not a move")

// moveForm is how a move may be written: e2e4, "e2 e4", e2-e4, e2xd3, with a
// promotion e7e8q or e7-e8=Q, and the long algebraic notation of chess books,
// Ng1-f3 and Qf3xf7#. The groups are the piece letter, the two squares, which
// may still lie off the board, and the letter of the promotion.
var moveForm = regexp.MustCompile(`^([KQRBN]?)([a-zA-Z][0-9])(?: | ?[x-] ?)?([a-zA-Z][0-9])(?: ?=?([a-zA-Z]))?[+#]?$`)

// ParseMove reads a move given by its two squares, such as "e2e4", "e2 e4",
// "e2-e4" or "Ng1-f3", and the promotion if there is one: "e7e8q", "e7-e8=Q".
// It also returns the kind of piece that the text names, or 0 if it names none.
// The error wraps [ErrMove]; or [ErrSquare] if the text is written like a move
// but names a square that does not exist; or [ErrPromotion] if it names no
// piece that a pawn can become, and then the move without it is returned as well.
// Castling by its own sign is for [ParseCastling].
func ParseMove(text string) (Move, PieceType, error) {
	found := moveForm.FindStringSubmatch(text)
	if found == nil {
		return Move{}, 0, fmt.Errorf("%w: %s (a move names two squares, such as e2e4)", ErrMove, quote(text))
	}
	from, err := ParseSquare(found[2])
	if err != nil {
		return Move{}, 0, err
	}
	to, err := ParseSquare(found[3])
	if err != nil {
		return Move{}, 0, err
	}
	m := Move{From: from, To: to}
	if found[4] != "" {
		if m.Promotion, err = ParsePromotion(found[4]); err != nil {
			return m, 0, err
		}
	}
	var named PieceType
	if found[1] != "" {
		named = PieceType(found[1][0])
	}
	return m, named, nil
}

// String returns the two squares and the promotion, such as "e2e4" or "e7e8q".
func (m Move) String() string {
	text := m.From.String() + m.To.String()
	if m.Promotion != 0 {
		text += string(rune(lower(byte(m.Promotion))))
	}
	return text
}
