// flags_test.go reads command lines of this chapter, good ones and bad ones.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/internal/console/consoletest"
)

func TestFlags(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/4P3/R3K3 b Q - 9 29"
	tests := []struct {
		name     string
		args     []string
		position chess.Position
		players  [2]string
	}{
		{"nothing", nil, chess.StartingPosition(), [2]string{}},
		{"fen", []string{"-fen", fen}, chess.MustParseFEN(fen), [2]string{}},
		{"white", []string{"-white", "mine"}, chess.StartingPosition(), [2]string{"mine", ""}},
		{"black", []string{"-black", "random"}, chess.StartingPosition(), [2]string{"", "random"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o, err := parse(tt.args...)
			if err != nil {
				t.Fatal(err)
			}
			if p := o.begin(); p != tt.position || o.players != tt.players {
				t.Errorf("%q play from\n%s\nwant %q from\n%s", o.players, p, tt.players, tt.position)
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
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w KK"}, `castling "KK"`},
		{[]string{"-white", "mine", "-black", "mine"}, "one side is yours"},
		{[]string{"-black", "careful"}, "it can be mine, random"},
		{[]string{"-seed", "x"}, "it is a whole number, such as 1"},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			if _, err := parse(tt.args...); err == nil || !strings.Contains(consoletest.OneLine(err), tt.want) {
				t.Errorf("the error is %v, want one with %s", err, tt.want)
			}
		})
	}
}
