// board_test.go tests which piece stands where, and which squares it reaches.

package chess

import (
	"fmt"
	"testing"

	"mateinfive/internal/diagram"
)

// A piece is put on each square, replaced, and taken away. Chapter 1 has each by itself.
func TestSet(t *testing.T) {
	for s := A1; s <= H8; s++ {
		var b Board
		b.Set(s, King{colored{White}})
		for other := A1; other <= H8; other++ {
			if occupied := b.At(other) != nil; occupied != (other == s) {
				t.Fatalf("with a king put on %v, %v is occupied: %t", s, other, occupied)
			}
		}
		rook := Rook{colored{Black}}
		if b.Set(s, rook); b.At(s) != rook {
			t.Fatalf("a rook put on %v, where a king stood: there stands %v", s, b.At(s))
		}
		if b.Set(s, nil); b != (Board{}) {
			t.Fatalf("after nil was put on %v, there stands %v", s, b.At(s))
		}
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
				t.Errorf("a king put on %v, off the board: there stands %v, want nothing, and the board is\n%v", tt.square, p, b)
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

func TestTheKingIsFound(t *testing.T) {
	tests := []struct {
		name, fen string
		color     Color
		want      Square
	}{
		{"White's king is found on the first square", "7k/8/8/8/8/8/8/K6r w", White, A1},
		{"Black's king is found on the last square", "R6k/8/8/8/8/8/8/K7 b", Black, H8},
		{"a king of the other color is the wrong king", "7k/8/8/8/8/8/8/8", White, NoSquare},
		{"of several kings the first is found", "4K3/8/8/8/8/8/8/4K2K", White, E1},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.King(tt.color); got != tt.want {
				words := diagram.Legend{Extra: "you find it here", Missing: "it stands here"}
				t.Errorf("King(%v) = %v, want %v\n%s", tt.color, got, tt.want, drawSquare(p.Board, got, tt.want, words))
				t.Log(playing(p, "")) // it begins with who is in check
			}
		})
	}
}

func TestReach(t *testing.T) {
	var b Board
	b.Set(D4, King{colored{White}})
	b.Set(E5, Knight{colored{White}})
	b.Set(H7, King{colored{Black}})
	b.Set(B1, King{colored{Black}})
	tests := []struct {
		name string
		from Square
		want string
	}{
		{"a king on d4 reaches the squares around it, but not its own knight's", D4, "c3 d3 e3 c4 e4 c5 d5"},
		{"a king on b1 reaches a1, the first square", B1, "a1 c1 a2 b2 c2"},
		{"a king on h7 reaches h8, the last square", H7, "g6 h6 g7 g8 h8"},
		{"from an empty square nothing goes anywhere", E4, ""},
		{"from off the board nothing goes anywhere", NoSquare, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := Position{Board: b}
			sameSquares(t, p, fmt.Sprintf("Reach(%v)", tt.from), p.Reach(tt.from), tt.want, "moves "+tt.from.String())
		})
	}
}
