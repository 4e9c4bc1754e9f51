// square_test.go tests the names of the 64 squares.

package chess

import (
	"fmt"
	"testing"
)

func TestSquare(t *testing.T) {
	tests := []struct {
		name       string
		square     Square
		text       string
		file, rank int
		dark       bool
	}{
		{"a1 is White's left hand corner and dark", A1, "a1", 0, 0, true},
		{"h1 is White's right hand corner and light", H1, "h1", 7, 0, false},
		{"a8 is Black's right hand corner and light", A8, "a8", 0, 7, false},
		{"h8 is Black's left hand corner and dark", H8, "h8", 7, 7, true},
		{"b1 comes after a1", B1, "b1", 1, 0, false},
		{"a2 comes after h1", A2, "a2", 0, 1, false},
		{"the white queen begins on a light square", D1, "d1", 3, 0, false},
		{"the black queen begins on a dark square", D8, "d8", 3, 7, true},
		{"e4 is light", E4, "e4", 4, 3, false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.square.String(); got != tt.text {
				t.Errorf("String() = %q, want %q", got, tt.text)
			}
			if file, rank := tt.square.File(), tt.square.Rank(); file != tt.file || rank != tt.rank {
				t.Errorf("%s has file %d, rank %d, want %d, %d", tt.text, file, rank, tt.file, tt.rank)
			}
			if got := tt.square.IsDark(); got != tt.dark {
				t.Errorf("IsDark() = %t, want %t", got, tt.dark)
			}
		})
	}
}

func TestEverySquareCanBeTakenApartAndPutTogether(t *testing.T) {
	next := A1
	for rank := range 8 {
		for file := range 8 {
			s := NewSquare(file, rank)
			if s != next || !s.OnBoard() {
				t.Fatalf("NewSquare(%d, %d) = %v, want %v", file, rank, s, next)
			}
			if s.File() != file || s.Rank() != rank {
				t.Fatalf("%v has file %d, rank %d, want %d, %d", s, s.File(), s.Rank(), file, rank)
			}
			if again, err := ParseSquare(s.String()); again != s || err != nil {
				t.Fatalf("ParseSquare(%q) = %v, %v, want %v", s.String(), again, err, s)
			}
			next++
		}
	}
}

func TestASquareOffTheBoardIsNoSquare(t *testing.T) {
	want := map[bool]string{true: "want a square, for that is on the board", false: "want NoSquare, for that is off the board"}
	for file := -2; file <= 9; file++ {
		for rank := -2; rank <= 9; rank++ {
			inside := 0 <= file && file < 8 && 0 <= rank && rank < 8
			if got := NewSquare(file, rank); (got != NoSquare) != inside {
				t.Fatalf("NewSquare(%d, %d) = %v: %s", file, rank, got, want[inside])
			}
		}
	}
}

func TestOnBoard(t *testing.T) {
	tests := []struct {
		name   string
		square Square
		want   bool
		text   string
	}{
		{"the first square is on the board", A1, true, "a1"},
		{"the last square is on the board", H8, true, "h8"},
		{"NoSquare is not", NoSquare, false, "-"},
		{"one below NoSquare is not", NoSquare - 1, false, "Square(-2)"},
		{"one past the last square is not", H8 + 1, false, "Square(64)"},
		{"the smallest number is not", -128, false, "Square(-128)"},
		{"the largest number is not", 127, false, "Square(127)"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.square.OnBoard(); got != tt.want {
				t.Errorf("OnBoard() = %t, want %t", got, tt.want)
			}
			if got := tt.square.String(); got != tt.text {
				t.Errorf("String() = %q, want %q", got, tt.text)
			}
		})
	}
}

func TestEveryStepToANeighborChangesTheShade(t *testing.T) {
	for s := A1; s <= H8; s++ {
		file, rank := s.File(), s.Rank()
		for _, to := range [][2]int{{file + 1, rank}, {file, rank + 1}} {
			neighbor := NewSquare(to[0], to[1])
			if neighbor != NoSquare && neighbor.IsDark() == s.IsDark() {
				t.Fatalf("%v and NewSquare(%d, %d), which is %v, have the same shade, want different shades", s, to[0], to[1], neighbor)
			}
		}
	}
}

func TestParseSquare(t *testing.T) {
	tests := []struct {
		name string
		text string
		want Square
	}{
		{"a letter and a digit", "e4", E4},
		{"the letter may be upper case", "E4", E4},
		{"the first square", "a1", A1},
		{"the first square in upper case", "A1", A1},
		{"the last square", "h8", H8},
		{"the last square in upper case", "H8", H8},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got, err := ParseSquare(tt.text); got != tt.want || err != nil {
				t.Errorf("ParseSquare(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParseSquareRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string
	}{
		{"nothing", ""},
		{"a file alone", "e"},
		{"a rank alone", "4"},
		{"a digit too many", "e44"},
		{"the digit first", "4e"},
		{"a file right of h", "i1"},
		{"a rank above 8", "a9"},
		{"a rank below 1", "a0"},
		{"the character before the letter a", "`1"},
		{"the character before the letter A", "@1"},
		{"the character after the letter Z", "[1"},
		{"a space before", " e4"},
		{"a space between", "e 4"},
		{"a dash, which stands for no square", "-"},
		{"a letter with an accent", "é4"},
		{"two bytes that are one character", "é"},
		{"a digit of another script", "e٤"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, err := ParseSquare(tt.text)
			sameError(t, err, ErrSquare, fmt.Sprintf("no such square: %q (squares run from a1 to h8)", tt.text))
			if got != NoSquare {
				t.Errorf("the square is %v, want none", got)
			}
		})
	}
}

func FuzzParseSquare(f *testing.F) {
	for _, text := range []string{"a1", "H8", "e44", "4e", "", "\x1b[2J", "\xff\xfe"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSquare(text)
		if err != nil {
			isSentence(t, err, ErrSquare)
			return
		}
		if again, err := ParseSquare(s.String()); again != s || err != nil {
			t.Errorf("%q was read as %v, and that as %v, %v", text, s, again, err)
		}
	})
}
