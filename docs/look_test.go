// look_test.go holds the files against each other that say how boards look.

package docs

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// TestLookIsOneFile compares how boards look in all chapters. A learner's file goes from one
// into the next, so ours has to be the same in each of them, to the byte; and its test as well.
func TestLookIsOneFile(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	b := newBook(t, root, false)
	originals, err := b.originals()
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string { // as the course has it
		if text, ok := originals[b.file(name)]; ok {
			return string(text)
		}
		text, err := os.ReadFile(b.file(name))
		if err != nil {
			t.Error(err)
		}
		return tasks.Plain(text)
	}
	chapters := gotool.Chapters(root)
	for _, file := range []string{tasks.Look, "look/look_test.go", "look/theme.go", "look/theme_test.go"} {
		first := chapters[0] + "/" + file
		for _, chapter := range chapters[1:] {
			if d := cmp.Diff(read(first), read(chapter+"/"+file)); d != "" {
				t.Errorf("%s/%s is not %s (- there, + here):\n%s", chapter, file, first, d)
			}
		}
	}
}
