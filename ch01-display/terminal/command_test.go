// command_test.go goes through the table of commands. What each of them does
// stands in the transcripts.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/internal/console"
)

func TestEveryCommandIsTypedAsTheHelpSays(t *testing.T) {
	for _, g := range begin(quietGame()).commands() {
		for _, c := range g.Commands {
			t.Run(c.Name, func(t *testing.T) {
				form, _, _ := strings.Cut(strings.NewReplacer("FEN|start", "start", "[", "", "]", "").Replace(c.Form()), "|")
				if got := reply(begin(quietGame()), form); strings.Contains(got, "not how to type it") || strings.Contains(got, "neither a command") {
					t.Errorf("%s is answered by %s", form, got)
				}
			})
		}
	}
}

// A screen has 24 lines of 80 characters, and one of each page's is the next prompt.
func TestHelpFitsTheScreen(t *testing.T) {
	for _, page := range []string{"help", "help game", "help position", "help tasks"} {
		text := reply(begin(quietGame()), page)
		if lines := strings.Count(text, "\n"); lines > 23 || lines < 4 {
			t.Errorf("%s has %d lines, want 4 to 23:\n%s", page, lines, text)
		}
		for line := range strings.Lines(text) {
			if page != "help" && !strings.HasPrefix(line, "  ") {
				t.Errorf("%s: a line is too long, this stands on the next: %s", page, line)
			}
		}
	}
}

// Who types the command of a task in another chapter is told where it belongs.
func TestTheCommandsOfTasksAreKnownElsewhere(t *testing.T) {
	for _, c := range begin(quietGame()).commands()[2].Commands {
		if c.Name == "go" || c.Name == "match" || c.Name == "put" {
			continue // another chapter has them, too
		}
		if hint := (console.Table{}).Hint(5, c.Name); !strings.Contains(hint, "go run ./ch01-display") {
			t.Errorf("%s: chapter 5 says %q: internal/console/elsewhere.go has to know the word", c.Name, hint)
		}
	}
}
