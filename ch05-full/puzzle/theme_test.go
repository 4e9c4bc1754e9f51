// theme_test.go names what a solution is an example of.

package puzzle

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestTheme(t *testing.T) {
	tests := []struct{ name, fen, line, want string }{
		{"a knight checks, and takes the queen", "q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8", "a fork"},
		{"a fork after which something else is taken", "q3k3/8/8/1N6/8/8/r7/4K2R w - - 0 1", "b5c7 e8d7 h1h7", ""},
		{"the queen behind the king falls", "8/8/8/1q2k3/8/8/8/K6R w - - 0 1", "h1h5 e5e4 h5b5", "a skewer"},
		{"a bishop opens the way for the rook", "3qk3/8/8/3B4/8/8/8/3R2K1 w - - 0 1", "d5f7 e8f7 d1d8", "a discovered attack"},
		{"mate on the back rank", "6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", "mate on the back rank"},
		{"another mate", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g7", ""},
		{"a move alone", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			line, err := parseLine(p, strings.Fields(tt.line))
			if err != nil {
				t.Fatal(err)
			}
			if got := theme(p, line); got != tt.want {
				t.Errorf("%s in %s is %q, want %q", tt.line, tt.fen, got, tt.want)
			}
		})
	}
}
