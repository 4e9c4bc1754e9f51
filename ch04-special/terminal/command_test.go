// command_test.go goes through the table of commands. What each of them does
// stands in the transcripts.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

func TestEveryCommandIsTypedAsTheHelpSays(t *testing.T) {
	for _, c := range commands() {
		t.Run(c.name, func(t *testing.T) {
			form, _, _ := strings.Cut(strings.NewReplacer("[FEN]", chess.StartFEN, "[", "", "]", "").Replace(c.form()), "|")
			wrong := "that is not how to type it: try " + c.form() + "\n"
			if got := reply(newSession(nil, quietGame), form); got == wrong || strings.Contains(got, "not a command") {
				t.Errorf("%s is answered by %s", form, got)
			}
			mistyped := form + " please"
			switch c.args {
			case "[FEN]...":
				return // there is no number of words that is wrong
			case "e2e4...", "e7e8...":
				mistyped = c.name
			}
			compare(t, reply(newSession(nil, quietGame), mistyped), wrong)
		})
	}
}
