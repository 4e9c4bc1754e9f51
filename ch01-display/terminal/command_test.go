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
			form, _, _ := strings.Cut(c.form(), "|")
			wrong := "that is not how to type it: try " + c.form() + "\n"
			if got := reply(newSession(nil, quietGame), form); got == wrong || strings.Contains(got, "not a command") {
				t.Errorf("%s is answered by %s", form, got)
			}
			compare(t, reply(newSession(nil, quietGame), form+" please"), wrong)
		})
	}
}
