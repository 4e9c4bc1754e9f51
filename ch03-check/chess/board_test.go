// board_test.go tests what stands where.

package chess

import "testing"

func TestStartingBoard(t *testing.T) {
	sameBoard(t, StartingBoard(), setUp(t, `
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
			t.Fatalf("on %v stands %s, want nothing", s, named(p))
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
		row(t, tt.name, func(t *testing.T) {
			var b Board
			for _, p := range tt.set {
				b.Set(E4, p)
			}
			if got := b.At(E4); got != tt.want {
				t.Errorf("on e4 stands %s, want %s", named(got), named(tt.want))
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
			var want Piece
			if other == s {
				want = queen
			}
			if got := b.At(other); got != want {
				t.Fatalf("with a white queen put on %v, on %v stands %s, want %s", s, other, named(got), named(want))
			}
		}
	}
}

func TestSetAndAtOffTheBoard(t *testing.T) {
	defer func() {
		if v := recover(); v != nil {
			t.Errorf("a square off the board is to be left alone: %v", v)
		}
	}()
	full := setUp(t, `
		8 r n b q k b n r
		7 p p p p p p p p
		6 P P P P P P P P
		5 P P P P P P P P
		4 P P P P P P P P
		3 P P P P P P P P
		2 P P P P P P P P
		1 R N B Q K B N R
		  a b c d e f g h`)
	b := full
	for i := -128; i <= 127; i++ {
		s := Square(i)
		if s.OnBoard() {
			continue
		}
		if p := b.At(s); p != nil {
			t.Fatalf("At(%v) is %s, want nothing", s, named(p))
		}
		b.Set(s, NewPiece(TypeKing, Black))
	}
	sameBoard(t, b, full)
}

func TestABoardIsAValue(t *testing.T) {
	original := setUp(t, startDiagram)
	moved := original
	if moved != original {
		t.Error("a copy is not equal to its original")
	}
	moved.Set(E2, nil)
	moved.Set(E4, NewPiece(TypePawn, White))
	sameBoard(t, original, setUp(t, startDiagram))
	if moved == original {
		t.Error("boards with different pieces are equal")
	}
	moved.Set(E4, nil)
	moved.Set(E2, NewPiece(TypePawn, White))
	if moved != original {
		t.Error("boards with equal pieces are not equal, because they got there by another way")
	}
}
