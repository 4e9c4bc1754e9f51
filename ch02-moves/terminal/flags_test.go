// flags_test.go reads command lines of this chapter, good ones and bad ones.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch02-moves/chess"
	"mateinfive/internal/console/consoletest"
)

func TestFlags(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/4P3/4K3 b"
	tests := []struct {
		name     string
		args     []string
		position chess.Position
	}{
		{"nothing", nil, chess.StartingPosition()},
		{"fen", []string{"-fen", fen}, chess.MustParseFEN(fen)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o, err := parse(tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if p := o.begin(); p != tt.position {
				t.Errorf("the position is\n%s\nwant\n%s", p, tt.position)
			}
		})
	}
}

func TestBadFlags(t *testing.T) {
	tests := []struct {
		args []string
		want string // part of the sentence
	}{
		{[]string{"-fen", "banana"}, "for flag -fen: not a FEN: not a piece placement"},
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w KQkq"}, "the rest of a FEN comes in chapter 4"},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			if _, err := parse(tt.args...); err == nil || !strings.Contains(consoletest.OneLine(err), tt.want) {
				t.Errorf("the error is %v, want one with %s", err, tt.want)
			}
		})
	}
}
