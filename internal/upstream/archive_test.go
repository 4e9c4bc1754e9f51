// archive_test.go proves the archives where the course is written.

package upstream

import (
	"os"
	"path/filepath"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// What the archives have is what stands in the files: where a learner is at work, those
// may be anything.
func TestArchives(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if !IsHere(root) {
		t.Skip("this is not where the course is written")
	}
	for _, chapter := range gotool.Chapters(root) {
		file := filepath.Join(root, filepath.FromSlash(tasks.ArchiveFile(chapter)))
		want, err := Archive(root, chapter)
		if err != nil {
			t.Errorf("%s: %v", chapter, err)
			continue
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != want {
			t.Errorf("%s is stale, %v: go run ./exercises author brings it along", tasks.ArchiveFile(chapter), err)
		}
	}
}
