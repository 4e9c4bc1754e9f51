// documents_test.go runs the cases of the course's source documents that are
// about squares and pieces. Each subtest bears the number of its case in
// docs/test-cases.md, and E0-09 is a row of docs/errata.md.

package chess

import (
	"fmt"
	"testing"
)

// The documents write a square in three ways: as text, as row and column
// counted from the top left corner, and as rank and file counted from the
// bottom left corner, as we do.
func TestDocumentsNameSquares(t *testing.T) {
	parsed := []struct {
		name, text string
		want       string // rank,file from 0
	}{
		{"T4-oob-1 a1 is rank 0, file 0", "a1", "0,0"},
		{"T4-oob-2 h8 is rank 7, file 7", "h8", "7,7"},
		{"T4-oob-3 e1 is rank 0, file 4", "e1", "0,4"},
		{"T4-oob-4 no file is right of h: i1", "i1", "error"},
		{"T4-oob-5 no rank is above 8: a9", "a9", "error"},
		{"T4-oob-6 a file alone is no square: e", "e", "error"},
		{"T1-parse-1 e4 is rank 3, file 4", "e4", "3,4"},
		{"T1-parse-2 three characters are too many: e44", "e44", "error"},
		{"T1-parse-3 the letter comes first: 4e", "4e", "error"},
		{"T1-parse-4 neither file nor rank exists: j9", "j9", "error"},
	}
	for _, tt := range parsed {
		t.Run(tt.name, func(t *testing.T) {
			got := "error"
			if s, err := ParseSquare(tt.text); err == nil {
				got = fmt.Sprintf("%d,%d", s.Rank(), s.File())
			}
			if got != tt.want {
				t.Errorf("ParseSquare(%q) gives %s, want %s", tt.text, got, tt.want)
			}
		})
	}

	numbered := []struct {
		name       string
		file, rank int // row n from the top is rank 7 - n
		want       Square
	}{
		{"T0-conv-1 the last row is rank 1: e1", 4, 0, E1},
		{"T0-conv-2 the first row is rank 8: d8", 3, 7, D8},
		{"T0-conv-3 row 4 is rank 4: f4", 5, 3, F4},
		{"T0-conv-4 the top left corner is a8", 0, 7, A8},
		{"T0-conv-5 the bottom right corner is h1", 7, 0, H1},
		{"T4-conv-1 rank 0, file 4 is e1", 4, 0, E1},
		{"T4-conv-2 rank 3, file 3 is d4", 3, 3, D4},
		{"T4-conv-3 rank 7, file 0 is a8", 0, 7, A8},
	}
	for _, tt := range numbered {
		t.Run(tt.name, func(t *testing.T) {
			same(t, NewSquare(tt.file, tt.rank), tt.want, "file %d, rank %d is %v, want %v", tt.file, tt.rank)
		})
	}
}

// One document plays in a window, where a square is 80 pixels wide and pixels
// are counted from the top left corner. This program has no pixels, so the
// arithmetic stands here.
func TestDocumentsFindFieldsByPixel(t *testing.T) {
	const width = 80
	field := func(x, y int) Square { return NewSquare(x/width, 7-y/width) }
	tests := []struct {
		name              string
		x, y, row, column int
	}{
		{"T0-field-1 pixel 85,5 is row 0, column 1", 85, 5, 0, 1},
		{"T0-field-2 pixel 400,560 is row 7, column 5", 400, 560, 7, 5},
		{"T0-field-3 the last pixel is row 7, column 7", 639, 639, 7, 7},
		{"T0-field-4 the first pixel is row 0, column 0", 0, 0, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := field(tt.x, tt.y)
			if row, column := 7-s.Rank(), s.File(); row != tt.row || column != tt.column {
				t.Errorf("pixel %d,%d is row %d, column %d, want %d, %d", tt.x, tt.y, row, column, tt.row, tt.column)
			}
		})
	}
}

func TestDocumentsCountPieces(t *testing.T) {
	values := []struct {
		name string
		kind PieceType
		want int
	}{
		{"T0-val-Q a queen is worth 9, the document says 8 (E0-09)", TypeQueen, 9},
		{"T0-val-R a rook is worth 5, the document says 4 (E0-09)", TypeRook, 5},
		{"T0-val-B a bishop is worth 3", TypeBishop, 3},
		{"T0-val-N a knight is worth 3", TypeKnight, 3},
		{"T0-val-P a pawn is worth 1", TypePawn, 1},
		{"T0-val-K a king has no price", TypeKing, 0},
	}
	for _, tt := range values {
		t.Run(tt.name, func(t *testing.T) {
			for _, c := range []Color{White, Black} {
				same(t, NewPiece(tt.kind, c).Value(), tt.want, "the %v %v is worth %d, want %d", c, tt.kind)
			}
		})
	}

	quantities := []struct {
		name string
		kind PieceType
		want int // a side, as a game begins
	}{
		{"T0-qty-K each side has one king", TypeKing, 1},
		{"T0-qty-Q each side has one queen", TypeQueen, 1},
		{"T0-qty-B each side has two bishops", TypeBishop, 2},
		{"T0-qty-N each side has two knights", TypeKnight, 2},
		{"T0-qty-R each side has two rooks", TypeRook, 2},
		{"T0-qty-P each side has eight pawns", TypePawn, 8},
	}
	for _, tt := range quantities {
		t.Run(tt.name, func(t *testing.T) {
			b := StartingBoard()
			for _, c := range []Color{White, Black} {
				got := 0
				for s := A1; s <= H8; s++ {
					if b.At(s) == NewPiece(tt.kind, c) {
						got++
					}
				}
				if got != tt.want {
					t.Fatalf("%v has %d, want %d", c, got, tt.want)
				}
			}
		})
	}
}
