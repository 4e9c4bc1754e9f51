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
