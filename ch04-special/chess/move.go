// move.go is a move as two squares and a promotion, and how people write it.

package chess

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// A Move takes the piece on From and puts it on To. Castling is the move of the
// king, two files to the side. The zero Move goes from a1 to a1 and so is no
// move at all.
type Move struct {
	From, To  Square
	Promotion PieceType // what a pawn becomes at the end of the board, or 0
}

// String returns the two squares and the promotion, such as "e2e4" or "e7e8q".
func (m Move) String() string {
	text := m.From.String() + m.To.String()
	if m.Promotion != 0 {
		text += string(rune(lower(byte(m.Promotion))))
	}
	return text
}

// ParseMove reads a move as [Move.String] writes it, and nothing else: two squares,
// and q, r, b or n if a pawn becomes another piece. The error wraps [ErrMove].
func ParseMove(text string) (Move, error) {
	if len(text) == 4 || len(text) == 5 {
		from, fromErr := ParseSquare(text[:2])
		to, toErr := ParseSquare(text[2:4])
		promotion, promotionErr := PieceType(0), error(nil)
		if len(text) == 5 {
			promotion, promotionErr = ParsePromotion(text[4:])
		}
		m := Move{From: from, To: to, Promotion: promotion}
		if fromErr == nil && toErr == nil && promotionErr == nil && m.String() == text {
			return m, nil
		}
	}
	return Move{}, fmt.Errorf("%w: %s (a move names two squares, such as e2e4)", ErrMove, Quote(text))
}

// moveForm is how people write a move: e2e4, "e2 e4", e2-e4, e2xd3, with a
// promotion e7e8q or e7-e8=Q, and as chess books have it, Ng1-f3 and Qf3xf7#. The
// groups are the piece letter, the two squares, which may still lie off the
// board, and the letter of the promotion.
var moveForm = regexp.MustCompile(`^([KQRBN]?)([a-zA-Z][0-9])(?: | ?[x–-] ?)?([a-zA-Z][0-9])(?: ?=?([a-zA-Z]))?[+#]?$`)

// castlingForm is how people write castling: O-O and O-O-O, with letters or zeros,
// and with the dash of a keyboard or of a printed page. The group is what the
// queen's side has more.
var castlingForm = regexp.MustCompile(`^[oO0][-–]?[oO0]([-–]?[oO0])?[+#]?$`)

// ReadMove reads a move as people write it: "e2e4", "e2 e4", "e2-e4", "Ng1-f3",
// "e7e8q", "e7-e8=Q", and "O-O" or "O-O-O" for the king's move that castles. It
// does not ask whether the piece moves like that, nor what a pawn can become; but
// if the text names a piece, it must be the one that stands there, and for
// castling the king must be at home. The error wraps [ErrMove] if the text is not
// written like a move, and [ErrSquare] if it is, but one of its squares does not
// exist.
func (p Position) ReadMove(text string) (Move, error) {
	if found := castlingForm.FindStringSubmatch(text); found != nil {
		if found[1] != "" {
			return p.readCastling("O-O-O")
		}
		return p.readCastling("O-O")
	}
	found := moveForm.FindStringSubmatch(text)
	if found == nil {
		return Move{}, fmt.Errorf("%w: %s (a move names two squares, such as e2e4)", ErrMove, Quote(text))
	}
	letter := found[1]
	from, err := ParseSquare(found[2])
	if err != nil {
		return Move{}, err
	}
	to, err := ParseSquare(found[3])
	if err != nil {
		return Move{}, err
	}
	if mover := p.At(from); letter != "" && mover != nil && mover.Type() != PieceType(letter[0]) {
		return Move{}, fmt.Errorf("that is no %s on %s, it is a %s", PieceType(letter[0]), from, mover.Type())
	}
	m := Move{From: from, To: to}
	if promotion := strings.ToUpper(found[4]); promotion != "" {
		m.Promotion = PieceType(promotion[0])
	}
	return m, nil
}

// readCastling returns the king's move of a castling by the side to move, if its
// king is at home.
func (p *Position) readCastling(notation string) (Move, error) {
	for _, c := range castlings {
		if c.notation == notation && c.color == p.SideToMove && c.king.From == p.King(c.color) {
			return c.king, nil
		}
	}
	return Move{}, errors.New("castling is for a king on its first square, and yours is not there")
}
