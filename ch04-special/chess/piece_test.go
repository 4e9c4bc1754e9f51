// piece_test.go tests what all pieces have in common: color, kind, worth and
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
		word  string
	}{
		{"the white king has no price", King{colored{White}}, TypeKing, White, 0, "K", "king"},
		{"the white queen is worth 9", Queen{colored{White}}, TypeQueen, White, 9, "Q", "queen"},
		{"a white rook is worth 5", Rook{colored{White}}, TypeRook, White, 5, "R", "rook"},
		{"a white bishop is worth 3", Bishop{colored{White}}, TypeBishop, White, 3, "B", "bishop"},
		{"a white knight is worth 3 and called N", Knight{colored{White}}, TypeKnight, White, 3, "N", "knight"},
		{"a white pawn is worth 1", Pawn{colored{White}}, TypePawn, White, 1, "P", "pawn"},
		{"the black king has no price", King{colored{Black}}, TypeKing, Black, 0, "k", "king"},
		{"the black queen is worth 9", Queen{colored{Black}}, TypeQueen, Black, 9, "q", "queen"},
		{"a black rook is worth 5", Rook{colored{Black}}, TypeRook, Black, 5, "r", "rook"},
		{"a black bishop is worth 3", Bishop{colored{Black}}, TypeBishop, Black, 3, "b", "bishop"},
		{"a black knight is worth 3 and called n", Knight{colored{Black}}, TypeKnight, Black, 3, "n", "knight"},
		{"a black pawn is worth 1", Pawn{colored{Black}}, TypePawn, Black, 1, "p", "pawn"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.piece.Type(); got != tt.typ {
				t.Errorf("Type() = %v, want %v", got, tt.typ)
			}
			if got := tt.piece.Color(); got != tt.color {
				t.Errorf("Color() = %v, want %v", got, tt.color)
			}
			if got := tt.piece.Value(); got != tt.value {
				t.Errorf("Value() = %d, want %d", got, tt.value)
			}
			if got := tt.typ.String(); got != tt.word {
				t.Errorf("String() of the type = %q, want %q", got, tt.word)
			}
			if got := NewPiece(tt.typ, tt.color); got != tt.piece {
				t.Errorf("NewPiece(%v, %v) is %s, want %s", tt.typ, tt.color, named(got), named(tt.piece))
			}
			if got, err := ParsePiece(tt.text); got != tt.piece || err != nil {
				t.Errorf("ParsePiece(%q) is %s, error %v, want %s", tt.text, named(got), err, named(tt.piece))
			}
		})
	}
}

func TestThereAreSixKindsOfPieces(t *testing.T) {
	var letters string
	for _, kind := range PieceTypes {
		letters += string(rune(kind))
	}
	if want := "KQRBNP"; letters != want {
		t.Errorf("PieceTypes are %s, want %s", letters, want)
	}
}

func TestLetter(t *testing.T) {
	tests := []struct {
		name  string
		piece Piece
		want  byte
	}{
		{"White's letters are upper case", King{colored{White}}, 'K'},
		{"Black's letters are lower case", King{colored{Black}}, 'k'},
		{"a knight is an N", Knight{colored{White}}, 'N'},
		{"and Black's an n", Knight{colored{Black}}, 'n'},
		{"a queen is a Q", Queen{colored{White}}, 'Q'},
		{"a rook is an R", Rook{colored{White}}, 'R'},
		{"a bishop is a B", Bishop{colored{White}}, 'B'},
		{"a pawn is a P", Pawn{colored{White}}, 'P'},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := Letter(tt.piece); got != tt.want {
				t.Errorf("Letter of %s is %q, want %q", named(tt.piece), got, tt.want)
			}
		})
	}
}

func TestNoPieceIsADot(t *testing.T) {
	if got := Letter(nil); got != '.' {
		t.Errorf("Letter(nil) = %q, want a dot", got)
	}
}

func TestAnUnknownTypeIsNoPieceButHasAName(t *testing.T) {
	tests := []struct {
		name string
		typ  PieceType
		text string
	}{
		{"a letter that is free", 'C', "piece 'C'"},
		{"a lower case letter names no kind", 'k', "piece 'k'"},
		{"the zero type", 0, `piece '\x00'`},
		{"a control character is spelled out", '\x1b', `piece '\x1b'`},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := NewPiece(tt.typ, White); got != nil {
				t.Errorf("NewPiece(%q) is %s, want nothing", rune(tt.typ), named(got))
			}
			if got := tt.typ.String(); got != tt.text {
				t.Errorf("String() = %q, want %q", got, tt.text)
			}
		})
	}
}

// A camel is a kind of piece that this package does not know.
type camel struct{ Knight }

func (camel) Type() PieceType { return 'C' }

func TestASeventhKindOfPieceHasALetterToo(t *testing.T) {
	white, black := camel{Knight{colored{White}}}, camel{Knight{colored{Black}}}
	if got := string([]byte{Letter(white), Letter(black)}); got != "Cc" {
		t.Errorf("its letters are %q, want Cc", got)
	}
	var b Board
	b.Set(A8, white)
	b.Set(B8, black)
	if got, want := b.Placement(), "Cc6/8/8/8/8/8/8/8"; got != want {
		t.Errorf("on a board: %q, want %q", got, want)
	}
}

func TestParsePieceRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string
	}{
		{"nothing", ""},
		{"a letter that is no piece's", "x"},
		{"two letters", "KK"},
		{"the dot of an empty square", "."},
		{"a chess figure", "♔"},
		{"a digit", "1"},
		{"a zero byte", "\x00"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p, err := ParsePiece(tt.text)
			sameError(t, err, ErrPiece, fmt.Sprintf("no such piece: %q (White's letters are K Q R B N P, Black's k q r b n p)", tt.text))
			if p != nil {
				t.Errorf("the piece is %s, want nothing", named(p))
			}
		})
	}
}

func FuzzParsePiece(f *testing.F) {
	for _, text := range []string{"K", "p", "", "KQ", ".", "\x1b", "\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePiece(text)
		if err != nil {
			isSentence(t, err, ErrPiece)
			return
		}
		if again := string(Letter(p)); again != text {
			t.Errorf("%q was read as a piece whose letter is %q", text, again)
		}
	})
}
