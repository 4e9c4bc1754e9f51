// tasks.go knows the commands of tasks in whatever chapter.

package terminal

import (
	"fmt"
	"slices"
	"strings"
)

// taskCommands are the commands that come with tasks, chapter by chapter.
var taskCommands = []struct{ chapter, words string }{
	{"ch01-display", "letters changed framed start witness"},
	{"ch02-moves", "targets put steps impostors"},
	{"ch03-check", "flights pins mate? escapes witnesses go match gains"},
	{"ch04-special", "castling? best goto kinds crooked witnesses go match"},
	{"ch05-full", "clocks repeated caught"},
}

// taskElsewhere says in which chapter a word is the command of a task, or "".
func taskElsewhere(word string) string {
	var found []string
	for _, c := range taskCommands {
		if slices.Contains(strings.Fields(c.words), strings.ToLower(word)) {
			found = append(found, fmt.Sprintf("a task of chapter %c: go run ./%s", c.chapter[len("ch0")], c.chapter))
		}
	}
	return strings.Join(found, ", and ")
}
