// board_test.go tests which piece stands where.

package chess

import (
	"fmt"
	"testing"
)

func TestTheZeroBoardIsEmpty(t *testing.T) {
	var b Board
	for _, s := range []Square{A1, E4, H8} {
		same(t, b.At(s), nil, "on %v stands a %v, want %v", s)
	}
}

func TestSet(t *testing.T) {
	king, rook := King{colored{White}}, Rook{colored{Black}}
	tests := []struct {
		name string
		set  []Piece // on e4, one after the other
		want Piece
	}{
		{"a piece is put on an empty square", []Piece{king}, king},
		{"a piece replaces what stood there", []Piece{king, rook}, rook},
		{"nil empties a square", []Piece{king, nil}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b Board
			for _, p := range tt.set {
				b.Set(E4, p)
			}
			if got := b.At(E4); got != tt.want {
				t.Errorf("after Set(e4, %v), At(e4) = %v, want %v\n%v\n%s", tt.set[len(tt.set)-1], got, tt.want, b, puts(tt.set))
			}
		})
	}
}

// puts says how pieces are put on e4 at the prompt, one after the other.
func puts(pieces []Piece) string {
	play := "Play:  go run ./ch01-display -fen 8/8/8/8/8/8/8/8   then: "
	for i, p := range pieces {
		if i > 0 {
			play += "   and: "
		}
		if p == nil {
			play += "take e4"
		} else {
			play += fmt.Sprintf("put %c e4", Letter(p))
		}
	}
	return play
}

func TestSetChangesOneSquareAlone(t *testing.T) {
	for _, s := range []Square{A1, H1, E4, A8, H8} {
		t.Run(s.String(), func(t *testing.T) {
			var b Board
			b.Set(s, King{colored{White}})
			for other := A1; other <= H8; other++ {
				if occupied := b.At(other) != nil; occupied != (other == s) {
					t.Fatalf("after Set(%v, white king) %v is occupied: %t\n%v", s, other, occupied, b)
				}
			}
		})
	}
}

func TestSetOffTheBoardDoesNothing(t *testing.T) {
	tests := []struct {
		name   string
		square Square
	}{
		{"Set(NoSquare, white king)", NoSquare},
		{"Set(H8 + 1, white king)", H8 + 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b Board
			b.Set(tt.square, King{colored{White}})
			if p := b.At(tt.square); p != nil || b != (Board{}) {
				t.Errorf("a king put on %v, off the board: there stands %v, want nothing, and the board is\n%v\n%s", tt.square, p, b,
					"Play:  (not seen there: the program asks about squares of the board)")
			}
		})
	}
}

func TestABoardIsAValue(t *testing.T) {
	var original Board
	moved := original // a copy
	moved.Set(E4, King{colored{White}})
	same(t, original.At(E4), nil, "what is set on the copy stands on the original too: %v, want %v")
	if moved == original {
		t.Error("boards with different pieces are equal")
	}
	moved.Set(E4, nil)
	same(t, moved, original, "two empty boards are not equal:\n%v\n%v")
}
