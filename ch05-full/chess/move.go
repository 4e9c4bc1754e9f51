// move.go is a move as two squares and a promotion.

package chess

import "fmt"

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
