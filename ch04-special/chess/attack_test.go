// attack_test.go tests which pieces attack a square.

package chess

import (
	"fmt"
	"testing"
)

func TestAttackers(t *testing.T) {
	const pawns, crowd = "8/8/2p5/8/4P3/8/7P/8", "7k/8/b7/8/2N5/1P6/4K3/B7"
	tests := []struct {
		name, fen string
		square    Square
		by        Color
		want      string
	}{
		{"a pawn attacks the squares diagonally ahead, though they are empty",
			pawns, F5, White, "e4"},
		{"a pawn does not attack the square that it walks to", pawns, E5, White, ""},
		{"a black pawn attacks down the board", pawns, B5, Black, "c6"},
		{"several attackers are listed from a1 to h8, a pinned one among them",
			crowd, E5, White, "a1 c4"},
		{"the other side's pieces are not asked", crowd, E5, Black, ""},
		{"a piece attacks the square of a friend, which it protects", crowd, C4, White, "b3"},
		{"no piece attacks beyond the first one of a line", crowd, E2, Black, ""},
		{"a king on the last square attacks beside it", crowd, G8, Black, "h8"},
		{"no piece attacks a square off the board", crowd, NoSquare, White, ""},
	}
	for _, tt := range tests {
		b := positionOf(t, tt.fen).Board
		before := b
		t.Run(tt.name, func(t *testing.T) {
			found := b.Attackers(tt.square, tt.by)
			if b != before {
				t.Errorf("Attackers changed the board it was asked about\n%s\n%s", twoBoards(before, b),
					playing(StartingPosition(), "board"))
			}
			shown := Position{Board: before, SideToMove: tt.by}
			sameSquares(t, shown, fmt.Sprintf("Attackers(%v, %v)", tt.square, tt.by), found, tt.want, fmt.Sprintf("attackers %v", tt.square))
		})
	}
}
