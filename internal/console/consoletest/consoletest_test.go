// consoletest_test.go finds what is typed in transcripts.

package consoletest

import "testing"

func TestTypedIn(t *testing.T) {
	tests := []struct{ name, screen, want string }{
		{"nothing", "", ""},
		{"the input ends at once", "board> \n", ""},
		{"one line, and the input ends", "board> fen\n8/8\nboard> \n", "fen\n"},
		{"quit", "white> e2e4\nblack> quit\n", "e2e4\nquit\n"},
		{"quit, and a last word", "white> quit\nBye.\n", "quit\n"},
		{"an empty line", "white> \nwhite> quit\n", "\nquit\n"},
		{"an empty line that is answered", "promote> \nType q.\n", "\n"},
		{"no prompt", "the board> \n board> fen\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			Compare(t, typedIn(tt.screen), tt.want)
		})
	}
}
