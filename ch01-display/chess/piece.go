// piece.go says what all pieces have in common: the Piece interface and the
// part that the six types share.

package chess

import "fmt"

// A Piece is a chessman of either side. The six types King, Queen, Rook,
// Bishop, Knight and Pawn implement it; where the board is empty, the Piece
// is nil.
//
// A piece does not know the square it stands on. The board knows, and one
// place to look cannot contradict another.
type Piece interface {
	// Color returns the side that owns the piece.
	Color() Color
	// Type returns what kind of piece it is.
	Type() PieceType
	// Value returns the piece's worth in pawns by the usual scale: 9 for a
	// queen, 5 for a rook, 3 for a bishop or a knight, 1 for a pawn. A king
	// is never traded, so it has no price: 0.
	Value() int
}

// A PieceType is a kind of piece without its color. Its value is the capital
// letter that stands for it in diagrams and in written moves.
type PieceType byte

// The six kinds. The knight is N because K is taken by the king.
const (
	TypeKing   PieceType = 'K'
	TypeQueen  PieceType = 'Q'
	TypeRook   PieceType = 'R'
	TypeBishop PieceType = 'B'
	TypeKnight PieceType = 'N'
	TypePawn   PieceType = 'P'
)

// PieceTypes returns the six kinds in their customary order.
func PieceTypes() [6]PieceType {
	return [...]PieceType{TypeKing, TypeQueen, TypeRook, TypeBishop, TypeKnight, TypePawn}
}

// String returns the English name, such as "knight".
func (t PieceType) String() string {
	switch t {
	case TypeKing:
		return "king"
	case TypeQueen:
		return "queen"
	case TypeRook:
		return "rook"
	case TypeBishop:
		return "bishop"
	case TypeKnight:
		return "knight"
	case TypePawn:
		return "pawn"
	default:
		return fmt.Sprintf("piece %q", rune(t))
	}
}

// colored is the part that all six types share. Each of them embeds it and so
// gets a Color method without writing one.
type colored struct {
	color Color
}

// Color returns the side that owns the piece.
func (c colored) Color() Color { return c.color }

// inWords returns the color and the kind of a piece: "white knight".
func inWords(p Piece) string { return p.Color().String() + " " + p.Type().String() }

// NewPiece returns a piece of the given kind and color, or nil if t is none
// of the six kinds. (The zero King, Queen and so on are White's.)
func NewPiece(t PieceType, c Color) Piece {
	switch t {
	case TypeKing:
		return King{colored{c}}
	case TypeQueen:
		return Queen{colored{c}}
	case TypeRook:
		return Rook{colored{c}}
	case TypeBishop:
		return Bishop{colored{c}}
	case TypeKnight:
		return Knight{colored{c}}
	case TypePawn:
		return Pawn{colored{c}}
	default:
		return nil
	}
}

// ParsePiece returns the piece that a letter stands for: K Q R B N P for
// White, k q r b n p for Black.
func ParsePiece(text string) (Piece, error) {
	for _, t := range PieceTypes() {
		for _, c := range []Color{White, Black} {
			if p := NewPiece(t, c); text == string(Letter(p)) {
				return p, nil
			}
		}
	}
	return nil, fmt.Errorf("no such piece: %s (White's letters are K Q R B N P, Black's k q r b n p)", Quote(text))
}
