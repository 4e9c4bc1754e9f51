// command_test.go goes through the table of commands. What each of them does
// stands in the transcripts.

package terminal

import (
	"strings"
	"testing"
)

func TestEveryCommandIsTypedAsTheHelpSays(t *testing.T) {
	for _, c := range commands() {
		t.Run(c.name, func(t *testing.T) {
			form, _, _ := strings.Cut(strings.NewReplacer("FEN|start", "start", "[", "", "]", "").Replace(c.form()), "|")
			wrong := "that is not how to type it: try " + c.form() + "\n"
			if got := reply(newSession(nil, quietGame), form); got == wrong || strings.Contains(got, "not a command") {
				t.Errorf("%s is answered by %s", form, got)
			}
			mistyped := form + " please"
			if strings.HasSuffix(c.args, "...") {
				mistyped = c.name // there is no number of words that is too many
			}
			if strings.HasPrefix(c.args, "[") && mistyped == c.name {
				return // and it needs none
			}
			compare(t, reply(newSession(nil, quietGame), mistyped), wrong)
		})
	}
}
