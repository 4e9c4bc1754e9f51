// move_test.go tests how moves are written as two squares, and how they are read.

package chess

import "testing"

func TestMoveString(t *testing.T) {
	tests := []struct {
		name string
		move Move
		want string
	}{
		{"a move is its two squares", Move{From: G1, To: F3}, "g1f3"},
		{"what the pawn becomes follows as a small letter",
			Move{From: B2, To: A1, Promotion: TypeKnight}, "b2a1n"},
		{"a move from nowhere to nowhere is two dashes",
			Move{From: NoSquare, To: NoSquare}, "--"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, tt.move.String(), tt.want, "String() = %q, want %q") })
	}
}

func TestParseMove(t *testing.T) {
	tests := []struct {
		name, text string
		want       Move
	}{
		{"a move is two squares", "e2e4", Move{From: E2, To: E4}},
		{"a move may go from the first square to the last", "a1h8", Move{From: A1, To: H8}},
		{"a promotion follows as a letter",
			"e7e8q", Move{From: E7, To: E8, Promotion: TypeQueen}},
		{"the position is not asked", "e2e4n", Move{From: E2, To: E4, Promotion: TypeKnight}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := ParseMove(tt.text); got != tt.want || err != nil {
				t.Errorf("ParseMove(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParseMoveRefuses(t *testing.T) {
	tests := []struct{ name, text string }{
		{"an empty text is no move", ""},
		{"one square is no move", "e2"},
		{"half a square is no square", "e2e"},
		{"the first square must be on the board", "e9e4"},
		{"the second square must be on the board", "e2i4"},
		{"a square is written in lower case", "E2e4"},
		{"no dash stands between the squares", "e2-e4"},
		{"a pawn does not become a king", "e7e8k"},
		{"a promotion is written in lower case", "e7e8Q"},
		{"a sixth letter is one too many", "e7e8qq"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := ParseMove(tt.text)
			sameError(t, err, ErrMove, "not a move: "+Quote(tt.text)+" (a move names two squares, such as e2e4)")
			same(t, m, Move{}, "with the error comes the move %v, want %v")
		})
	}
}
