// attack_test.go tests which pieces attack a square.

package chess

import "testing"

func TestAttackers(t *testing.T) {
	const pawns = `
		8 . . . . . . . .
		7 . . . . . . . .
		6 . . p . . . . .
		5 . . . . . . . .
		4 . . . . P . . .
		3 . . . . . . . .
		2 . . . . . . . P
		1 . . . . . . . .
		  a b c d e f g h`
	const crowd = `
		8 . . . . . . . k
		7 . . . . . . . .
		6 b . . . . . . .
		5 . . . . . . . .
		4 . . N . . . . .
		3 . P . . . . . .
		2 . . . . K . . .
		1 B . . . . . . .
		  a b c d e f g h`
	tests := []struct {
		name    string
		diagram string
		square  Square
		by      Color
		want    string
	}{
		{"a pawn attacks the squares diagonally ahead, though they are empty", pawns, F5, White, "e4"},
		{"a pawn does not attack the square that it walks to", pawns, E5, White, ""},
		{"a black pawn attacks down the board", pawns, B5, Black, "c6"},
		{"several attackers are listed from a1 to h8, a pinned one among them", crowd, E5, White, "a1 c4"},
		{"the other side's pieces are not asked", crowd, E5, Black, ""},
		{"a piece attacks the square of a friend, which it protects", crowd, C4, White, "b3"},
		{"nobody attacks beyond the first piece of a line", crowd, E2, Black, ""},
		{"nobody attacks a square off the board", crowd, NoSquare, White, ""},
	}
	for _, tt := range tests {
		b := boardOf(t, tt.diagram)
		before := b
		t.Run(tt.name, func(t *testing.T) {
			if got := namesOf(b.Attackers(tt.square, tt.by)); got != tt.want {
				t.Errorf("%v is attacked by %v from %q, want %q", tt.square, tt.by, got, tt.want)
			}
			if b != before {
				t.Error("asking has changed the board")
			}
		})
	}
}
