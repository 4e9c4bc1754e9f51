// alias_test.go says things in the words of players.

package terminal

import (
	"strings"
	"testing"
)

func TestOtherWords(t *testing.T) {
	tests := []struct{ before, line, want string }{
		{"", "?", "A move is e4"},
		{"", "time", "this game has no clocks"},
		{"e4", "Takeback", "taken back: 1. e4\n"},
		{"e4", "take back", "taken back: 1. e4\n"},
		{"e4", "draw?", "black offers a draw"},
		{"e4", "I resign!", "black resigns?"},
		{"e4", "offer a draw", "black offers a draw"},
		{"e4|draw|e5", "agree", "1/2-1/2, draw by agreement"},
		{"e4|draw|e5", "yes", "1/2-1/2, draw by agreement"},
		{"e4|draw|e5", "no", "white declines the draw"},
		{"e4|resign", "yes", "1-0, black has resigned"},
		{"e4|resign", "No", "black plays on\n"},
		{"e4", "yes", "yes: nothing was asked\n"},
		{"e4", "no", "no: nothing was asked\n"},
		{"e4", "score", "1. e4\n"},
		{"fen 8/P6k/8/8/8/8/8/K7 w - - 0 1|a8", "n", "1. a8=N\n"},
		{"", "help Exit", "  quit                   leave; exit does the same\n"},
		{"e4", "play black", "White begins."},
		{"e4", "black", "black: new black begins"},
	}
	for _, tt := range tests {
		t.Run(tt.before+" "+tt.line, func(t *testing.T) {
			s := newSession(nil, quietGame)
			for _, line := range strings.Split(tt.before, "|") {
				reply(s, line)
			}
			if got := reply(s, tt.line); !strings.HasPrefix(got, tt.want) {
				t.Errorf("the answer is %q, want it to begin with %q", got, tt.want)
			}
		})
	}
}
