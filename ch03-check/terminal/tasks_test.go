// tasks_test.go holds the table of all task commands against those of this chapter.
// The same test in the other chapters does it for theirs.

package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheTableHasTheTasksOfThisChapter(t *testing.T) {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	chapter := filepath.Base(filepath.Dir(dir))
	for _, g := range groups() {
		if g.name != "tasks" {
			continue
		}
		for _, c := range taskCommands {
			if c.chapter == chapter {
				compare(t, c.words, strings.TrimSpace(g.String()))
				return
			}
		}
	}
	t.Errorf("the table has no row of %s, or help no group of tasks", chapter)
}

func TestTaskElsewhere(t *testing.T) {
	tests := []struct{ word, want string }{
		{"framed", "a task of chapter 1: go run ./ch01-display"},
		{"Steps", "a task of chapter 2: go run ./ch02-moves"},
		{"mate?", "a task of chapter 3: go run ./ch03-check"},
		{"kinds", "a task of chapter 4: go run ./ch04-special"},
		{"caught", "a task of chapter 5: go run ./ch05-full"},
		{"witnesses", "a task of chapter 3: go run ./ch03-check, and a task of chapter 4: go run ./ch04-special"},
		{"mate", ""},
		{"", ""},
	}
	for _, tt := range tests {
		t.Run(tt.word, func(t *testing.T) {
			compare(t, taskElsewhere(tt.word), tt.want)
		})
	}
}
