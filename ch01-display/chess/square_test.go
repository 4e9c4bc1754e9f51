// square_test.go tests the squares: their numbers, names and shades.

package chess

import "testing"

func TestNewSquare(t *testing.T) {
	tests := []struct {
		name       string
		file, rank int // both from 0
		want       Square
	}{
		{"the first file and the first rank meet on a1", 0, 0, A1},
		{"one file to the right is b1", 1, 0, B1},
		{"one rank up is a2", 0, 1, A2},
		{"the fifth file and the fourth rank meet on e4", 4, 3, E4},
		{"the last file and the last rank meet on h8", 7, 7, H8},
		{"left of the board there is no square", -1, 3, NoSquare},
		{"right of the board there is no square", 8, 3, NoSquare},
		{"below the board there is no square", 4, -1, NoSquare},
		{"above the board there is no square", 4, 8, NoSquare},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := NewSquare(tt.file, tt.rank); got != tt.want {
				t.Errorf("NewSquare(%d, %d) = %v, want %v", tt.file, tt.rank, got, tt.want)
			}
		})
	}
}

func TestSquare(t *testing.T) {
	tests := []struct {
		name       string
		square     Square
		text       string
		file, rank int // both from 0
		dark       bool
	}{
		{"a1 is White's left hand corner and dark", A1, "a1", 0, 0, true},
		{"h1 is White's right hand corner and light", H1, "h1", 7, 0, false},
		{"a2 comes after h1 and is light", A2, "a2", 0, 1, false},
		{"h8 is Black's left hand corner and dark", H8, "h8", 7, 7, true},
		{"the white queen begins on a light square", D1, "d1", 3, 0, false},
		{"the black queen begins on a dark square", D8, "d8", 3, 7, true},
		{"e4 is light", E4, "e4", 4, 3, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text, file, rank, dark := tt.square.String(), tt.square.File(), tt.square.Rank(), tt.square.IsDark()
			if text != tt.text || file != tt.file || rank != tt.rank || dark != tt.dark {
				t.Errorf("it is %s, file %d, rank %d, dark %t, want %s, %d, %d, %t", text, file, rank, dark, tt.text, tt.file, tt.rank, tt.dark)
			}
		})
	}
}

func TestOnBoard(t *testing.T) {
	tests := []struct {
		name   string
		square Square
		text   string
		want   bool
	}{
		{"the first square is on the board", A1, "a1", true},
		{"the last square is on the board", H8, "h8", true},
		{"NoSquare is not on the board, and is written as a dash", NoSquare, "-", false},
		{"one past the last square is not on the board, and has no name", H8 + 1, "Square(64)", false},
		{"one before NoSquare is not on the board, and has no name", NoSquare - 1, "Square(-2)", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			same(t, tt.square.OnBoard(), tt.want, "OnBoard() = %t, want %t")
			same(t, tt.square.String(), tt.text, "String() = %q, want %q")
		})
	}
}

func TestParseSquare(t *testing.T) {
	tests := []struct {
		name, text string
		want       Square
	}{
		{"a square is a letter for its file and a digit for its rank", "e4", E4},
		{"the letter may be upper case", "E4", E4},
		{"the file is counted from a, the rank from 1", "b7", B7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := ParseSquare(tt.text); got != tt.want || err != nil {
				t.Errorf("ParseSquare(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParseSquareRefuses(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an empty text is no square", "", `no such square: "" (squares run from a1 to h8)`},
		{"a second digit is one too many", "e44", `no such square: "e44" (squares run from a1 to h8)`},
		{"no file is right of the h-file", "i4", `no such square: "i4" (squares run from a1 to h8)`},
		{"no rank is above the eighth", "e9", `no such square: "e9" (squares run from a1 to h8)`},
		{"what a terminal might obey is spelled out", "\x1b2", `no such square: "\x1b2" (squares run from a1 to h8)`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := ParseSquare(tt.text)
			sameError(t, err, ErrSquare, tt.want)
			same(t, s, NoSquare, "with the error comes %v, want %v")
		})
	}
}
