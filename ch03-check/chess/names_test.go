// names_test.go tests how pieces and their squares are named in a sentence.

package chess

import "testing"

func TestNames(t *testing.T) {
	var b Board
	b.Set(E2, King{colored{White}})
	b.Set(F3, Knight{colored{White}})
	b.Set(E7, Rook{colored{Black}})
	tests := []struct {
		name    string
		squares []Square
		want    string
	}{
		{"a piece is named with its square", []Square{E2}, "the king on e2"},
		{"two pieces are joined by and", []Square{E2, E7}, "the king on e2 and the rook on e7"},
		{"three pieces have a comma too", []Square{E2, E7, F3}, "the king on e2, the rook on e7 and the knight on f3"},
		{"an empty square is named as well", []Square{D4}, "nothing on d4"},
		{"without squares there are no words", nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, b.Names(tt.squares...), tt.want, "got %q, want %q") })
	}
}
