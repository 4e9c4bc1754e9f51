// piece_test.go tests what all pieces have in common: kind, color, worth and
// letter. Chapter 1 has each rule by itself.

package chess

import (
	"fmt"
	"testing"
)

func TestPiece(t *testing.T) {
	tests := []struct {
		name   string
		piece  Piece
		kind   PieceType
		color  Color
		value  int
		text   string
		letter byte
	}{
		{"a king has no price", King{colored{White}}, TypeKing, White, 0, "white king", 'K'},
		{"a queen is worth nine pawns", Queen{colored{Black}}, TypeQueen, Black, 9, "black queen", 'q'},
		{"a rook is worth five", Rook{colored{White}}, TypeRook, White, 5, "white rook", 'R'},
		{"a bishop is worth three", Bishop{colored{Black}}, TypeBishop, Black, 3, "black bishop", 'b'},
		{"a knight is worth three", Knight{colored{White}}, TypeKnight, White, 3, "white knight", 'N'},
		{"a pawn is worth one", Pawn{colored{Black}}, TypePawn, Black, 1, "black pawn", 'p'},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			same(t, NewPiece(tt.kind, tt.color), tt.piece, "NewPiece(%q, %v) = %v, want %v", tt.kind, tt.color)
			same(t, tt.piece.Type(), tt.kind, "Type() = %v, want %v")
			same(t, tt.piece.Color(), tt.color, "Color() = %v, want %v")
			same(t, tt.piece.Value(), tt.value, "Value() = %d, want %d")
			same(t, fmt.Sprint(tt.piece), tt.text, "printed it is %q, want %q")
			same(t, Letter(tt.piece), tt.letter, "its letter is %q, want %q")
			if got, err := ParsePiece(string(tt.letter)); got != tt.piece || err != nil {
				t.Errorf("ParsePiece(%q) = %v, %v, want %v", string(tt.letter), got, err, tt.piece)
			}
		})
	}
	kinds := PieceTypes() // a kind of your own comes after the six
	same(t, fmt.Sprint(kinds[:6]), "[king queen rook bishop knight pawn]", "the kinds of pieces are %v, want %v")
}

func TestNoPiece(t *testing.T) {
	same(t, Letter(nil), '.', "the letter of no piece is %q, want %q")
	same(t, NewPiece('x', White), nil, "NewPiece('x', White) = %v, want %v")
	same(t, PieceType('\x1b').String(), `piece '\x1b'`, "a kind that does not exist is %q, want %q")
	for _, text := range []string{"", "x", "KK", "."} {
		p, err := ParsePiece(text)
		sameError(t, err, nil, "no such piece: "+Quote(text)+" (White's letters are K Q R B N P, Black's k q r b n p)")
		same(t, p, nil, "with the error comes a %v, want %v")
	}
}
