// place_test.go tests which squares lie where a text says.

package notation

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestFits(t *testing.T) {
	tests := []struct {
		name  string
		place place
		s     chess.Square
		want  bool
	}{
		{"where nothing is known every square fits", nowhere, chess.E4, true},
		{"a square on the known file fits", place{1, unknown}, chess.B7, true},
		{"a square on another file does not", place{1, unknown}, chess.C7, false},
		{"a square on the known rank fits", place{unknown, 2}, chess.H3, true},
		{"a square on another rank does not", place{unknown, 2}, chess.H4, false},
		{"where both are known that square fits", place{4, 3}, chess.E4, true},
		{"the rank alone is not enough", place{4, 3}, chess.D4, false},
		{"the file alone is not enough", place{4, 3}, chess.E5, false},
		{"the a-file has the number 0, and that is known", place{0, unknown}, chess.H1, false},
		{"the first rank has the number 0, and that is known", place{unknown, 0}, chess.A8, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.place.fits(tt.s); got != tt.want {
				t.Errorf("the place %q fits %v: %t, want %t", tt.place, tt.s, got, tt.want)
			}
		})
	}
}
