// castling.go judges castling, in one place.

package chess

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// CastlingRights are the castlings that are not spoiled yet, by a king or a rook
// that has moved, or by a rook that was captured. Several are added with |. The
// zero value is none.
type CastlingRights uint8

// The four rights, and all or none of them.
const (
	WhiteKingSide CastlingRights = 1 << iota
	WhiteQueenSide
	BlackKingSide
	BlackQueenSide

	NoCastling  CastlingRights = 0
	AllCastling                = WhiteKingSide | WhiteQueenSide | BlackKingSide | BlackQueenSide
)

// rightLetters are the letters of the four rights in a FEN, in their order.
const rightLetters = "KQkq"

// String returns the rights as FEN writes them: K and Q for White's two sides,
// k and q for Black's, and a dash for none.
func (r CastlingRights) String() string {
	var sb strings.Builder
	for i, letter := range rightLetters {
		if r&(1<<i) != 0 {
			sb.WriteRune(letter)
		}
	}
	if sb.Len() == 0 {
		return "-"
	}
	return sb.String()
}

// A castling is one of the four ways to castle.
type castling struct {
	right      CastlingRights
	color      Color
	king, rook Move     // how the two of them move
	between    []Square // what must be empty
	path       []Square // where the king must not be attacked: its start, way and end
}

// castlings are the four ways to castle. On the queen's side the rook passes
// b1 or b8: that square must be empty too, but an attack on it does no harm.
var castlings = [...]castling{
	{WhiteKingSide, White, Move{From: E1, To: G1}, Move{From: H1, To: F1}, []Square{F1, G1}, []Square{E1, F1, G1}},
	{WhiteQueenSide, White, Move{From: E1, To: C1}, Move{From: A1, To: D1}, []Square{D1, C1, B1}, []Square{E1, D1, C1}},
	{BlackKingSide, Black, Move{From: E8, To: G8}, Move{From: H8, To: F8}, []Square{F8, G8}, []Square{E8, F8, G8}},
	{BlackQueenSide, Black, Move{From: E8, To: C8}, Move{From: A8, To: D8}, []Square{D8, C8, B8}, []Square{E8, D8, C8}},
}

// castlingOf returns the castling that m means on this board, or nil if m is an
// ordinary move. Castling is the king's move of two files from its first square.
func (b *Board) castlingOf(m Move) *castling {
	for i := range castlings {
		c := &castlings[i]
		if m == c.king && b.King(c.color) == m.From {
			return c
		}
	}
	return nil
}

// The reasons for which castling is refused.
var (
	// ErrCastlingRight says that the king or the rook has moved before, that the
	// rook was captured, or that the position was set up without the right.
	ErrCastlingRight = errors.New("no right to castle")
	// ErrCastlingRook says that there is no rook in the corner.
	ErrCastlingRook = errors.New("castling needs the rook")
	// ErrCastlingBlocked says that something stands between king and rook.
	ErrCastlingBlocked = errors.New("castling needs the squares between king and rook empty")
	// ErrCastlingAttacked says that the king would castle out of, through or
	// into attack.
	ErrCastlingAttacked = errors.New("a king does not castle out of, through or into attack")
)

// castlingObstacle returns what is against this castling now, one of the four
// reasons, and before it the square that it is about; or [NoSquare] and nil if
// nothing is (FIDE Laws of Chess, article 3.8.2).
func (p *Position) castlingObstacle(c *castling) (where Square, reason error) {
	if p.Castling&c.right == 0 {
		return c.rook.From, ErrCastlingRight
	}
	if p.At(c.rook.From) != NewPiece(TypeRook, c.color) {
		return c.rook.From, ErrCastlingRook
	}
	for _, s := range c.between {
		if p.At(s) != nil {
			return s, ErrCastlingBlocked
		}
	}
	for _, s := range c.path {
		if len(p.Attackers(s, c.color.Other())) > 0 {
			return s, ErrCastlingAttacked
		}
	}
	return NoSquare, nil
}

// castlingRefusal returns nil if the castling may be played now, and otherwise
// a sentence that says why not.
func (p *Position) castlingRefusal(c *castling) error {
	where, reason := p.castlingObstacle(c)
	switch reason {
	case nil:
		return nil
	case ErrCastlingRight:
		return fmt.Errorf("%w: the king or the rook from %s has moved, the rook was captured, or the position was set up without the right", reason, where)
	case ErrCastlingRook:
		return fmt.Errorf("%w: no %s rook stands on %s", reason, c.color, where)
	case ErrCastlingBlocked:
		return fmt.Errorf("%w: %s is in the way", reason, p.name(where))
	}
	what := "would pass"
	switch where {
	case c.king.From:
		what = "is in check on"
	case c.king.To:
		what = "would end on"
	}
	attackers := p.names(p.Attackers(where, c.color.Other()))
	return fmt.Errorf("%w: the king %s %s, attacked by %s", reason, what, where, attackers)
}

// rightsLost returns the rights that end when a move starts from or ends on s:
// those of the king or the rook whose first square it is. Either it moves away
// or it is captured, unless it has long gone, and then the right has too.
func rightsLost(s Square) CastlingRights {
	lost := NoCastling
	for _, c := range castlings {
		if s == c.king.From || s == c.rook.From {
			lost |= c.right
		}
	}
	return lost
}

// castlingForm is how castling is written: O-O and O-O-O, with letters or zeros,
// and with the dash of a keyboard or of a printed page. The group is what the
// queen's side has more.
var castlingForm = regexp.MustCompile(`^[oO0][-–]?[oO0]([-–]?[oO0])?[+#]?$`)

// ParseCastling reads O-O, castling on the king's side, and O-O-O, on the
// queen's side, and returns the king's move for the given color. Small letters
// and zeros will do. The second result is false if the text is something else.
func ParseCastling(text string, side Color) (Move, bool) {
	found := castlingForm.FindStringSubmatch(text)
	if found == nil {
		return Move{}, false
	}
	right := WhiteKingSide
	if found[1] != "" {
		right = WhiteQueenSide
	}
	if side == Black {
		right <<= 2 // from KQ to kq
	}
	for _, c := range castlings {
		if c.right == right {
			return c.king, true
		}
	}
	return Move{}, false
}
