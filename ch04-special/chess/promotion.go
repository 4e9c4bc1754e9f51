// promotion.go is what becomes of a pawn that reaches the end of the board.

package chess

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrPromotion says that a promotion is missing, or is none that can be.
var ErrPromotion = errors.New("promotion")

// Promotions lists what a pawn can become, the most valuable first. It cannot
// stay a pawn and does not become a king (FIDE Laws of Chess, article 3.7.3.3).
var Promotions = [...]PieceType{TypeQueen, TypeRook, TypeBishop, TypeKnight}

// noPromotion is the one choice of every move that ends elsewhere.
var noPromotion = [...]PieceType{0}

// ParsePromotion reads what a pawn is to become, the letter or the name of one
// of the [Promotions] in upper or lower case: "n", "Q", "rook". The error wraps
// [ErrPromotion].
func ParsePromotion(text string) (PieceType, error) {
	for _, t := range Promotions {
		if strings.EqualFold(text, string(rune(t))) || strings.EqualFold(text, t.String()) {
			return t, nil
		}
	}
	return 0, fmt.Errorf("%w: %s: a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n", ErrPromotion, quote(text))
}

// becomes returns the choices for the Promotion of a move of this piece to that
// square: four for a pawn at the end of the board, otherwise only 0, for none.
func becomes(mover Piece, to Square) []PieceType {
	if isPawn(mover) && (to.Rank() == 0 || to.Rank() == 7) {
		return Promotions[:]
	}
	return noPromotion[:]
}

// promotionRefusal says what is wrong with the promotion of a move, or with
// there being none. It returns nil if nothing is.
func promotionRefusal(mover Piece, m Move) error {
	choices := becomes(mover, m.To)
	switch {
	case slices.Contains(choices, m.Promotion):
		return nil
	case m.Promotion == 0:
		return fmt.Errorf("%w: say what the pawn becomes: %[2]sq, %[2]sr, %[2]sb or %[2]sn", ErrPromotion, m)
	case len(choices) > 1:
		return fmt.Errorf("%w: a pawn cannot become a %s", ErrPromotion, m.Promotion)
	default:
		return fmt.Errorf("%w: only a pawn that reaches the end of the board becomes another piece", ErrPromotion)
	}
}

// isPawn reports whether p is a pawn of either color.
func isPawn(p Piece) bool { return p != nil && p.Type() == TypePawn }
