// board_test.go tests what stands where.

package chess

import "testing"

func TestStartingBoard(t *testing.T) {
	sameBoard(t, StartingBoard(), MustParseDiagram(`
		8 r n b q k b n r
		7 p p p p p p p p
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 P P P P P P P P
		1 R N B Q K B N R
		  a b c d e f g h`))
}

func TestTheZeroBoardIsEmpty(t *testing.T) {
	var b Board
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil {
			t.Errorf("on %v stands %#v", s, p)
		}
	}
}

func TestSet(t *testing.T) {
	king, rook := NewPiece(TypeKing, White), NewPiece(TypeRook, Black)
	tests := []struct {
		name string
		set  []Piece // on e4, one after the other
		want Piece
	}{
		{"a piece is put on an empty square", []Piece{king}, king},
		{"a piece replaces what stood there", []Piece{king, rook}, rook},
		{"nil empties a square", []Piece{king, nil}, nil},
		{"nil leaves an empty square empty", []Piece{nil}, nil},
		{"an emptied square can be used again", []Piece{king, nil, rook}, rook},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b Board
			for _, p := range tt.set {
				b.Set(E4, p)
			}
			if got := b.At(E4); got != tt.want {
				t.Errorf("on e4 stands %#v, want %#v", got, tt.want)
			}
		})
	}
}

func TestSetChangesOneSquareAlone(t *testing.T) {
	queen := NewPiece(TypeQueen, White)
	for s := A1; s <= H8; s++ {
		var b Board
		b.Set(s, queen)
		for other := A1; other <= H8; other++ {
			if got := b.At(other); (got == queen) != (other == s) {
				t.Errorf("with a queen put on %v, At(%v) = %#v", s, other, got)
			}
		}
	}
}

func TestNothingIsOffTheBoard(t *testing.T) {
	full := StartingBoard()
	for s := A3; s <= H6; s++ {
		full.Set(s, NewPiece(TypePawn, White))
	}
	b := full
	for i := -128; i <= 127; i++ {
		s := Square(i)
		if s.OnBoard() {
			continue
		}
		if p := b.At(s); p != nil {
			t.Errorf("At(%v) = %#v, want nil", s, p)
		}
		b.Set(s, NewPiece(TypeKing, Black))
	}
	sameBoard(t, b, full)
}

func TestABoardIsAValue(t *testing.T) {
	original := StartingBoard()
	moved := original
	if moved != original {
		t.Error("a copy is not equal to its original")
	}
	moved.Set(E2, nil)
	moved.Set(E4, NewPiece(TypePawn, White))
	sameBoard(t, original, StartingBoard())
	if moved == original {
		t.Error("boards with different pieces are equal")
	}
	moved.Set(E4, nil)
	moved.Set(E2, NewPiece(TypePawn, White))
	if moved != original {
		t.Error("boards with equal pieces are not equal, because they got there by another way")
	}
}
