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

func TestEnPassant(t *testing.T) {
	tests := []struct {
		name string
		set  []Square // one after the other
		want Square
	}{
		{"the zero board has no such square", nil, NoSquare},
		{"the square that was set", []Square{E3}, E3},
		{"the last that was set", []Square{E3, D6}, D6},
		{"NoSquare ends it", []Square{E3, NoSquare}, NoSquare},
		{"so does a number past the last square", []Square{E3, H8 + 1}, NoSquare},
		{"and any other", []Square{E3, -128}, NoSquare},
		{"the last square of the board is one", []Square{H8}, H8},
		{"the first is not: no pawn ever passes over it", []Square{E3, A1}, NoSquare},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := setUp(t, startDiagram)
			for _, s := range tt.set {
				b.SetEnPassant(s)
			}
			if got := b.EnPassant(); got != tt.want {
				t.Errorf("after SetEnPassant of %v, EnPassant() = %v, want %v (- is NoSquare)", tt.set, got, tt.want)
			}
			b.enPassant = 0
			sameBoard(t, b, setUp(t, startDiagram))
		})
	}
}

func TestTheStartingBoardHasNoEnPassant(t *testing.T) {
	b := StartingBoard()
	if got := b.EnPassant(); got != NoSquare {
		t.Errorf("EnPassant() = %v, want none", got)
	}
}

func TestSetLeavesEnPassantAlone(t *testing.T) {
	var b Board
	b.SetEnPassant(E3)
	for s := A1; s <= H8; s++ {
		b.Set(s, NewPiece(TypePawn, White))
	}
	if got := b.EnPassant(); got != E3 {
		t.Errorf("after Set, EnPassant() = %v, want e3", got)
	}
}

func TestEnPassantMakesADifference(t *testing.T) {
	original := setUp(t, startDiagram)
	passed := original
	passed.SetEnPassant(E3)
	if passed == original {
		t.Error("boards are equal, though on one of them a pawn has just passed over e3")
	}
	passed.SetEnPassant(NoSquare)
	if passed != original {
		t.Error("boards with equal pieces are not equal, though the right to capture en passant has ended")
	}
	passed.SetEnPassant(H8 + 1)
	if passed != original {
		t.Error("a square off the board makes a difference")
	}
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
