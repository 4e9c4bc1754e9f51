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
	// IsValid reports whether a piece like this one may go from one square to
	// another by the way it moves: the shape of the step is right, nothing
	// stands in the way, and no piece of its own color stands on the target.
	//
	// It looks at the board and at nothing else. It does not ask whose turn it
	// is or whether a king is in danger, it changes nothing, and the piece need
	// not stand on from: "could a rook do this?" is a fair question anywhere.
	// For squares off the board the answer is no.
	IsValid(b *Board, from, to Square) bool
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

// mayEnter reports whether a piece of this color may end its move on s: no
// piece of its own stands there. An enemy may; it is captured.
func (c colored) mayEnter(b *Board, s Square) bool {
	target := b.At(s)
	return target == nil || target.Color() != c.color
}

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
