// flags_test.go reads command lines, good ones and bad ones.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch01-display/chess"
	"mateinfive/internal/console/consoletest"
)

func TestFlags(t *testing.T) {
	start := chess.StartingBoard()
	lesson := chess.MustParsePlacement("4k3/8/8/8/8/8/4P3/4K3")
	diagram := consoletest.File(t, lesson.String()).Name()
	windows := consoletest.File(t, "\ufeff"+strings.ReplaceAll(lesson.String(), "\n", "\r\n")).Name()
	tests := []struct {
		name  string
		args  []string
		board chess.Board
	}{
		{"nothing", nil, start},
		{"fen", []string{"-fen", lesson.Placement()}, lesson},
		{"diagram", []string{"-diagram", diagram}, lesson},
		{"diagram of another editor", []string{"-diagram", windows}, lesson},
		{"the last of two boards counts", []string{"-fen", "8/8/8/8/8/8/8/8", "-diagram", diagram}, lesson},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o, err := parse(tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if board := o.begin(); board != tt.board {
				t.Errorf("the board is\n%s\nwant\n%s", board, tt.board)
			}
		})
	}
}

func TestBadFlags(t *testing.T) {
	tests := []struct {
		args []string
		want string // part of the sentence
	}{
		{[]string{"-fen", "banana"}, "for flag -fen: not a piece placement"},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w"}, "whose turn it is comes in chapter 2"},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			_, err := parse(tt.args...)
			fails(t, err, tt.want)
		})
	}
}

func TestBadDiagrams(t *testing.T) {
	folder := t.TempDir()
	good := chess.StartingBoard().String()
	tests := []struct{ name, file, want string }{
		{"no such file", folder + "/none.txt", "none.txt"},
		{"a folder", folder, "read " + folder},
		{"an unknown piece", consoletest.File(t, strings.Replace(good, "P", "X", 1)).Name(), `not a diagram of a board: a2: no such piece: "X"`},
		{"bytes that are no text", consoletest.File(t, "\x7fELF\x02\x00").Name(), "it has 1 line: expected nine"},
		{"a line too many", consoletest.File(t, good+strings.Repeat("\n", 9000)+"x").Name(), "it has 9009 lines: expected nine"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := parse("-diagram", tt.file)
			fails(t, err, tt.want)
		})
	}
	// Whatever follows after many bytes is not read, be it a gigabyte.
	if _, err := parse("-diagram", consoletest.File(t, good+strings.Repeat("\n", 20_000)+"x").Name()); err != nil {
		t.Errorf("a large file is read to its end: %v", err)
	}
}

// fails checks what an error says.
func fails(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(consoletest.OneLine(err), want) {
		t.Errorf("the error is %v, want one with %s", err, want)
	}
}
