// castling.go is the four ways to castle: the right to each, what moves, and what a
// refusal says.

package chess

import (
	"fmt"
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
	notation   string // how it is written
	right      CastlingRights
	color      Color
	king, rook Move     // how the two of them move
	between    []Square // what must be empty
	path       []Square // where the king must not be attacked: its start, way and end
}

// castlings are the four ways to castle. On the queen's side the rook passes
// b1 or b8: that square must be empty too, but an attack on it does no harm.
var castlings = [...]*castling{
	{
		notation: "O-O", right: WhiteKingSide, color: White,
		king: Move{From: E1, To: G1}, rook: Move{From: H1, To: F1},
		between: []Square{F1, G1}, path: []Square{E1, F1, G1},
	},
	{
		notation: "O-O-O", right: WhiteQueenSide, color: White,
		king: Move{From: E1, To: C1}, rook: Move{From: A1, To: D1},
		between: []Square{D1, C1, B1}, path: []Square{E1, D1, C1},
	},
	{
		notation: "O-O", right: BlackKingSide, color: Black,
		king: Move{From: E8, To: G8}, rook: Move{From: H8, To: F8},
		between: []Square{F8, G8}, path: []Square{E8, F8, G8},
	},
	{
		notation: "O-O-O", right: BlackQueenSide, color: Black,
		king: Move{From: E8, To: C8}, rook: Move{From: A8, To: D8},
		between: []Square{D8, C8, B8}, path: []Square{E8, D8, C8},
	},
}

// castlingOf returns the castling that m means on this board, or nil if m is an
// ordinary move. Castling is the king's move of two files from its first square.
func (b *Board) castlingOf(m Move) *castling {
	for _, c := range castlings {
		if c.king.From == m.From && c.king.To == m.To && b.King(c.color) == m.From {
			return c
		}
	}
	return nil
}

// castlingRefusal says what is against a castling that may not be played now.
func (p *Position) castlingRefusal(c *castling) error {
	switch obstacle, where := p.castlingObstacle(c); obstacle {
	case rightGone:
		return fmt.Errorf("no right to castle: the king or the rook from %s has moved, the rook was captured, or the position was set up without the right", where)
	case rookMissing:
		return fmt.Errorf("castling needs the rook: no %s rook stands on %s", c.color, where)
	case wayOccupied:
		return fmt.Errorf("castling needs the squares between king and rook empty: %s is in the way", p.Names(where))
	default:
		attackers := p.Names(p.Attackers(where, c.color.Other())...)
		return fmt.Errorf("%w: the king %s %s, attacked by %s", ErrCastlingAttacked, c.onItsWay(where), where, attackers)
	}
}

// onItsWay says what the king does on a square of its way.
func (c *castling) onItsWay(s Square) string {
	switch s {
	case c.king.From:
		return "is in check on"
	case c.king.To:
		return "would end on"
	default:
		return "would pass"
	}
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
