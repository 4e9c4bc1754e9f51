// piece_test.go tests what all pieces have in common: kind, color, worth and
// letter.

package chess

import (
	"fmt"
	"testing"
)

func TestPiece(t *testing.T) {
	tests := []struct {
		name  string
		piece Piece
		typ   PieceType
		color Color
		value int
		text  string
	}{
		{"a king has no price", King{colored{White}}, TypeKing, White, 0, "white king"},
		{"a queen is worth nine pawns", Queen{colored{Black}}, TypeQueen, Black, 9, "black queen"},
		{"a rook is worth five", Rook{colored{White}}, TypeRook, White, 5, "white rook"},
		{"a bishop is worth three", Bishop{colored{Black}}, TypeBishop, Black, 3, "black bishop"},
		{"a knight is worth three", Knight{colored{White}}, TypeKnight, White, 3, "white knight"},
		{"a pawn is worth one", Pawn{colored{Black}}, TypePawn, Black, 1, "black pawn"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			same(t, NewPiece(tt.typ, tt.color), tt.piece, "NewPiece(%q, %v) = %v, want %v", tt.typ, tt.color)
			same(t, tt.piece.Type(), tt.typ, "Type() = %v, want %v")
			same(t, tt.piece.Color(), tt.color, "Color() = %v, want %v")
			same(t, tt.piece.Value(), tt.value, "Value() = %d, want %d")
			same(t, fmt.Sprint(tt.piece), tt.text, "printed it is %q, want %q")
		})
	}
}

func TestPieceTypes(t *testing.T) {
	kinds := PieceTypes() // a kind of your own comes after the six
	same(t, fmt.Sprint(kinds[:6]), "[king queen rook bishop knight pawn]", "the kinds of pieces are %v, want %v")
}

func TestAKindThatDoesNotExist(t *testing.T) {
	if got := NewPiece('x', White); got != nil {
		t.Errorf("NewPiece('x', White) = %v, want nil", got)
	}
	for kind, want := range map[PieceType]string{'x': "piece 'x'", '\x1b': `piece '\x1b'`} {
		same(t, kind.String(), want, "String() = %q, want %q")
	}
}

func TestLetter(t *testing.T) {
	tests := []struct {
		name  string
		piece Piece
		want  byte
	}{
		{"White's pieces are upper case", King{colored{White}}, 'K'},
		{"Black's pieces are lower case", King{colored{Black}}, 'k'},
		{"a knight is an N", Knight{colored{White}}, 'N'},
		{"no piece is a dot", nil, '.'},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Letter(tt.piece); got != tt.want {
				t.Errorf("Letter(%v) = %q, want %q\nPlay:  go run ./ch01-display -color never", tt.piece, got, tt.want)
			}
		})
	}
}

func TestParsePiece(t *testing.T) {
	tests := []struct {
		name, text string
		want       Piece
	}{
		{"an upper case K is White's king", "K", King{colored{White}}},
		{"a lower case k is Black's king", "k", King{colored{Black}}},
		{"an N is a knight", "N", Knight{colored{White}}},
		{"a p is the last of the six kinds", "p", Pawn{colored{Black}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := ParsePiece(tt.text); got != tt.want || err != nil {
				t.Errorf("ParsePiece(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParsePieceRefuses(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an empty text is no piece", "", `no such piece: "" (White's letters are K Q R B N P, Black's k q r b n p)`},
		{"an x is no piece", "x", `no such piece: "x" (White's letters are K Q R B N P, Black's k q r b n p)`},
		{"two letters are no piece", "KK", `no such piece: "KK" (White's letters are K Q R B N P, Black's k q r b n p)`},
		{"the dot of an empty square is no piece", ".", `no such piece: "." (White's letters are K Q R B N P, Black's k q r b n p)`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := ParsePiece(tt.text)
			sameError(t, err, nil, tt.want)
			same(t, p, nil, "with the error comes a %v, want %v")
		})
	}
}
