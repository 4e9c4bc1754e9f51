// scan_test.go tests how a text is taken apart.

package notation

import "testing"

func TestCastlingLetters(t *testing.T) {
	tests := []struct {
		name string
		text string
		want int
	}{
		{"capital letters are the usual ones", "O-O", 2},
		{"three of them are the other side", "O-O-O", 3},
		{"zeros do as well", "0-0", 2},
		{"small letters do", "o-o-o", 3},
		{"without dashes it is the same", "oo", 2},
		{"one letter is counted, castling or not", "O", 1},
		{"no text has no letters", "", 0},
		{"another letter is no castling", "O-Ok", 0},
		{"a move of a piece is none", "Nf3", 0},
		{"a dash is between letters, not before them", "-O-O", 0},
		{"nor behind them", "O-O-", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := castlingLetters(tt.text); got != tt.want {
				t.Errorf("castlingLetters(%q) = %d, want %d", tt.text, got, tt.want)
			}
		})
	}
}
