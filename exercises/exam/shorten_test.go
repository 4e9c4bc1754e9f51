package exam

import (
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/internal/outside"
)

// A program that says ok to everything is wrong about turn; the moves before it need not be told.
// The same case is told as it is where it comes from a document.
func TestShorten(t *testing.T) {
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(programEnv, "asked")
	p := outside.Program{Dir: t.TempDir(), Command: []string{binary}}
	const long = "new, play e2e4, play e7e5, play g1f3, turn"
	tests := []struct{ name, rule, want string }{
		{"a session", Sessions, "new rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b, turn"},
		{"a case of the documents", "a game in turns", long},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := Case{Rule: tt.rule, level: 2}
			for _, line := range strings.Split(long, ", ") {
				c.Questions = append(c.Questions, Question{Ask: line})
			}
			asked := Ask(t.Context(), p, answered(2, []Case{c}), time.Minute)
			f := Judge(asked.cases, asked.Answers).Answer
			asked.Shorten(t.Context(), f)
			if got := strings.Join(f.Lines, ", "); got != tt.want {
				t.Errorf("it is told as\n  %s\nwant\n  %s", got, tt.want)
			}
		})
	}
}
