// square_test.go tests the squares in a few loops. Chapter 1 has each rule by itself.

package chess

import (
	"strings"
	"testing"
)

// Each of the 64 squares is made, written, read and taken apart.
func TestSquare(t *testing.T) {
	for rank := range 8 {
		for file := range 8 {
			name := string([]byte{'a' + byte(file), '1' + byte(rank)})
			s := A1 + Square(8*rank+file)
			if got := NewSquare(file, rank); got != s {
				t.Fatalf("NewSquare(%d, %d) is number %d, want %d, which is %s", file, rank, int8(got), int8(s), name)
			}
			if got := s.String(); got != name || !s.OnBoard() {
				t.Fatalf("square number %d is %q, on the board: %t, want %q", int8(s), got, s.OnBoard(), name)
			}
			if s.File() != file || s.Rank() != rank {
				t.Fatalf("%s is on file %d, rank %d, want %d, %d", name, s.File(), s.Rank(), file, rank)
			}
			if dark := (file+rank)%2 == 0; s.IsDark() != dark {
				t.Fatalf("%s is dark: %t, want %t", name, s.IsDark(), dark)
			}
			for _, text := range []string{name, strings.ToUpper(name)} {
				if got, err := ParseSquare(text); got != s || err != nil {
					t.Fatalf("ParseSquare(%q) = %v, %v, want %s", text, got, err, name)
				}
			}
		}
	}
}

func TestOffTheBoard(t *testing.T) {
	for _, at := range []struct{ file, rank int }{{-1, 3}, {8, 3}, {4, -1}, {4, 8}} {
		same(t, NewSquare(at.file, at.rank), NoSquare, "NewSquare(%d, %d) = %v, want %v", at.file, at.rank)
	}
	for s, want := range map[Square]string{NoSquare: "-", H8 + 1: "Square(64)", NoSquare - 1: "Square(-2)"} {
		same(t, s.OnBoard(), false, "square number %d is on the board: %t, want %t", int8(s))
		same(t, s.String(), want, "square number %d is %q, want %q", int8(s))
	}
}

func TestParseSquareRefuses(t *testing.T) {
	for _, text := range []string{"", "e44", "i4", "e9", "\x1b2"} {
		s, err := ParseSquare(text)
		sameError(t, err, ErrSquare, "no such square: "+Quote(text)+" (squares run from a1 to h8)")
		same(t, s, NoSquare, "with the error comes %v, want %v")
	}
}
