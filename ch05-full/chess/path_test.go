// path_test.go tests the measuring of the board: distances, and what stands in
// the way.

package chess

import (
	"fmt"
	"testing"

	"mateinfive/internal/diagram"
)

func TestOffset(t *testing.T) {
	tests := []struct {
		name         string
		from, to     Square
		files, ranks int
	}{
		{"to the left and down both numbers are below zero", E4, C3, -2, -1},
		{"from h1 to a2 it is seven files, though they are neighbors by number", H1, A2, -7, 1},
		{"from off the board it is nothing", NoSquare, C3, 0, 0},
		{"to a square off the board it is nothing", C3, H8 + 1, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			files, ranks := offset(tt.from, tt.to)
			if files != tt.files || ranks != tt.ranks {
				t.Errorf("offset(%v, %v) = %d, %d, want %d, %d", tt.from, tt.to, files, ranks, tt.files, tt.ranks)
			}
		})
	}
}

func TestBlocker(t *testing.T) {
	b := boardOf(t, `
		8 . . . p . . . .
		7 . . . p . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 P . . Q . P P .
		3 . . N . n . . .
		2 . . . . . . . .
		1 . . . . . . . .
		  a b c d e f g h`)
	tests := []struct {
		name           string
		from, to, want Square
	}{
		{"the way is free as far as the first piece", D4, D7, NoSquare},
		{"beyond the first piece, that piece is in the way", D4, D8, D7},
		{"the nearer of two pieces is in the way", D4, H4, F4},
		{"a way to the edge is free", D4, D1, NoSquare},
		{"to the left, a piece on the target is not in the way", D4, A4, NoSquare},
		{"down a diagonal, an enemy is in the way", D4, G1, E3},
		{"down the other diagonal, a piece of its own side is in the way", D4, A1, C3},
		{"the way may begin on an empty square", H1, D5, NoSquare},
		{"neighbors have nothing between them", D4, E3, NoSquare},
		{"a knight has no way that could be blocked", D4, F3, NoSquare},
		{"squares that no line joins have nothing between them", D4, G2, NoSquare},
		{"nothing is in the way from off the board", NoSquare, D4, NoSquare},
	}
	for _, tt := range tests {
		call := fmt.Sprintf("blocker(%v, %v)", tt.from, tt.to)
		t.Run(tt.name+": "+call, func(t *testing.T) { // with the call: it may not come back
			if got := b.blocker(tt.from, tt.to); got != tt.want {
				words := diagram.Legend{Extra: "you say that this is in the way", Missing: "this is in the way"}
				t.Errorf("%s = %v, want %v\n%s", call, got, tt.want, drawSquare(b, got, tt.want, words))
				if b.At(tt.from) != nil {
					t.Log(playing(Position{Board: b, SideToMove: b.At(tt.from).Color()}, Move{From: tt.from, To: tt.to}.String()))
				}
			}
		})
	}
}

func TestAbsAndSign(t *testing.T) {
	tests := []struct {
		name         string
		n, abs, sign int
	}{
		{"a positive number stays, and its sign is 1", 7, 7, 1},
		{"zero stays, and its sign is 0", 0, 0, 0},
		{"a negative number turns positive, and its sign is -1", -1, 1, -1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			same(t, abs(tt.n), tt.abs, "abs(%d) = %d, want %d", tt.n)
			same(t, sign(tt.n), tt.sign, "sign(%d) = %d, want %d", tt.n)
		})
	}
}
