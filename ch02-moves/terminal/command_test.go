// command_test.go goes through the table of commands, which is also the help.

package terminal

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch02-moves/chess"
)

func TestHelpListsEveryCommandOnce(t *testing.T) {
	s := newSession(nil, Options{})
	help := answer(s, "help")
	var listed []string
	for line := range strings.Lines(help) {
		if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > 80 {
			t.Errorf("a line of the help has %d columns, more than 80: %s", n, line)
		}
		if entry, ok := strings.CutPrefix(line, "  "); ok {
			listed = append(listed, strings.Fields(entry)[0])
		}
	}
	for _, c := range commands() {
		i := slices.Index(listed, c.name)
		if i < 0 {
			t.Fatalf("help does not list %s, or lists it once and the table twice:\n%s", c.name, help)
		}
		listed = slices.Delete(listed, i, i+1)
		if c.help == "" || !strings.Contains(help, c.args) {
			t.Errorf("help does not explain %s %s:\n%s", c.name, c.args, help)
		}
	}
	if len(listed) > 0 {
		t.Errorf("help lists %v, which the table does not have", listed)
	}
}

func TestEveryCommandRuns(t *testing.T) {
	for _, c := range commands() {
		for _, name := range []string{c.name, strings.ToUpper(c.name)} {
			t.Run(name, func(t *testing.T) {
				s := newSession(nil, Options{Board: chess.StartingBoard()})
				got := answer(s, "  "+name+"  "+strings.ReplaceAll(c.args, "|figures", ""))
				if strings.Contains(got, "not a command") || strings.Contains(got, errUsage.Error()) {
					t.Errorf("%s, typed as the help says, is answered by %s", name, got)
				}
			})
		}
	}
}

func TestEveryCommandRefusesTooManyWords(t *testing.T) {
	for _, c := range commands() {
		t.Run(c.name, func(t *testing.T) {
			s := newSession(nil, Options{Board: chess.StartingBoard()})
			before := position(s)
			err := s.carryOut([]string{c.name, "too", "many", "words"})
			if err == nil {
				t.Errorf("%s too many words: no error", c.name)
			}
			compare(t, position(s), before)
		})
	}
}
