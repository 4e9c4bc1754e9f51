// text_test.go makes text fit that comes from anywhere.

package screen

import (
	"strings"
	"testing"
)

func TestColumns(t *testing.T) {
	tests := []struct {
		name, text string
		want       int
	}{
		{"nothing", "", 0},
		{"chess figures", "♔♚♞", 3},
		{"the solid pawn in the style of text", "♟\ufe0e", 1},
		{"a pawn in the style of emoji, which may be wide", "♟\ufe0f", 2},
		{"Chinese, Japanese, Korean", "騎士かナ기사", 12},
		{"full-width letters", "Ａｂ！", 6},
		{"an accent of its own", "e\u0301", 1},
		{"emoji", "🙂🏆", 4},
		{"arrows and lines", "→─…", 3},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Columns(tt.text); got != tt.want {
				t.Errorf("Columns(%q) = %d, want %d", tt.text, got, tt.want)
			}
		})
	}
}

func TestCut(t *testing.T) {
	accents := strings.Repeat("\u0301", 4)
	tests := []struct {
		name, text string
		columns    int
		want       string
	}{
		{"nothing", "", 10, ""},
		{"short", "Anna", 10, "Anna"},
		{"just so long", "Anna Maria", 10, "Anna Maria"},
		{"a letter longer", "Anna Mariam", 10, "Anna Ma..."},
		{"wide letters that do not", "騎士騎士騎士", 10, "騎士騎..."},
		{"a wide letter is not cut in half", "A騎士騎士騎", 10, "A騎士騎..."},
		{"a code is spelled out before it is cut", "\x1b[2J is no name", 10, `\x1b[2J...`},
		{"accents take no room", strings.Repeat("e\u0301", 10), 10, strings.Repeat("e\u0301", 10)},
		{"four accents on a letter are kept", "e" + accents + "x", 10, "e" + accents + "x"},
		{"a heap of accents ends the text", "e" + accents + "\u0301x", 10, "e" + accents + "..."},
		{"not even that", "Anna", 2, ".."},
		{"no room", "Anna", 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Cut(tt.text, tt.columns); got != tt.want {
				t.Errorf("Cut(%q, %d) = %q, want %q", tt.text, tt.columns, got, tt.want)
			}
		})
	}
}

func TestWrap(t *testing.T) {
	wide := strings.TrimSpace(strings.Repeat("123456789 ", 8)) // 79 columns
	tests := []struct {
		name, line string
		screen     int
		want       string
	}{
		{"exactly the width", wide + "0", 80, wide + "0"},
		{"one letter more", wide + "01", 80, strings.Replace(wide, " 123456789", "", 1) + "\n12345678901"},
		{"every line has its own width", wide + " " + wide + "0 " + wide, 80, wide + "\n" + wide + "0\n" + wide},
		{"a word that is too wide", strings.Repeat("x", 100) + " y", 80, strings.Repeat("x", 100) + "\ny"},
		{"a narrow screen", "Try e2e4 or g1f3", 9, "Try e2e4\nor g1f3"},
		{"a Chinese letter counts as two", "騎士 騎士", 8, "騎士\n騎士"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, Wrap(tt.line, tt.screen), tt.want)
		})
	}
}
