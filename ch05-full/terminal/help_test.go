// help_test.go asks for help and looks at its pages.

package terminal

import (
	"strings"
	"testing"
)

// A screen has 24 lines of 80 characters, and one of each page's is the next prompt.
func TestHelpFitsTheScreen(t *testing.T) {
	pages := []string{"help"}
	for _, g := range groups() {
		pages = append(pages, "help "+strings.ToUpper(g.name))
	}
	for _, page := range pages {
		t.Run(page, func(t *testing.T) {
			text := reply(newSession(nil, quietGame), page)
			if lines := strings.Count(text, "\n"); lines > 23 {
				t.Errorf("the page has %d lines, want at most 23:\n%s", lines, text)
			}
			for line := range strings.Lines(text) {
				if _, found := findCommand(strings.Fields(line)[0]); !found && page != "help" {
					t.Errorf("a line is too long, this stands on the next: %s", line)
				}
			}
		})
	}
}

// Whoever reads help has seen the name of every command, and how a group is named.
func TestHelpNamesEveryCommand(t *testing.T) {
	words := strings.Fields(reply(newSession(nil, quietGame), "help"))
	seen := map[string]bool{}
	for _, word := range words {
		seen[word] = true
	}
	for i, g := range groups() {
		if _, command := findCommand(g.name); command || i > 0 && !seen[g.name] {
			t.Errorf("group %q is named like a command, or nowhere", g.name)
		}
		for _, c := range g.commands {
			if !seen[c.name] {
				t.Errorf("help does not name %s", c.name)
			}
		}
	}
}
