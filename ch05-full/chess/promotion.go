// promotion.go is what becomes of a pawn that reaches the end of the board.

package chess

import (
	"errors"
	"fmt"
	"strings"
)

// promotions are what a pawn can become, and noPromotion is the one choice of
// every move that ends elsewhere.
var (
	promotions  = [...]PieceType{TypeQueen, TypeRook, TypeBishop, TypeKnight}
	noPromotion = [...]PieceType{0}
)

// Promotions returns what a pawn can become, the most valuable first. It cannot
// stay a pawn and does not become a king (FIDE Laws of Chess, article 3.7.3.3).
func Promotions() [4]PieceType { return promotions }

// ParsePromotion reads what a pawn is to become, the letter or the name of one
// of [Promotions] in upper or lower case: "n", "Q", "rook". The error wraps
// [ErrPromotion].
func ParsePromotion(text string) (PieceType, error) {
	for _, t := range promotions {
		if strings.EqualFold(text, string(rune(t))) || strings.EqualFold(text, t.String()) {
			return t, nil
		}
	}
	return 0, fmt.Errorf("%w, not %s: q, r, b or n", ErrPromotion, Quote(text))
}

// becomes returns the choices for the Promotion of a move of this piece to that
// square: four for a pawn at the end of the board, otherwise only 0, for none.
func becomes(mover Piece, to Square) []PieceType {
	if isPawn(mover) && (to.Rank() == 0 || to.Rank() == 7) {
		return promotions[:]
	}
	return noPromotion[:]
}

// promotionRefusal says what is wrong with the promotion of a move, or with
// there being none.
func (p *Position) promotionRefusal(m Move) error {
	switch choices := becomes(p.At(m.From), m.To); {
	case len(choices) == 1:
		return errors.New("only a pawn that reaches the end of the board becomes another piece")
	case m.Promotion == 0:
		return fmt.Errorf("%w: say which, %[2]sq, %[2]sr, %[2]sb or %[2]sn", ErrPromotion, m)
	default:
		return fmt.Errorf("%w, not a %s", ErrPromotion, m.Promotion)
	}
}

// isPawn reports whether p is a pawn of either color.
func isPawn(p Piece) bool { return p != nil && p.Type() == TypePawn }
