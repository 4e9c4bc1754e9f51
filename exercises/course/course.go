// course.go is the course as it stands on the disk: its tasks, and what it has itself in their files.

// Package course reads the course: the list of its tasks, and for each file of a task what the
// course itself has there (the archives). It says what stands in a file now, and finds tasks and
// chapters by what a learner calls them. It writes nothing, and knows nothing of what was judged.
package course

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A Course is what the commands work on. Files are named from its root: "ch02-moves/chess/rook.go".
type Course struct {
	Root     string
	Tasks    []tasks.Task              // in the order of the pages
	Archives map[string]*tasks.Archive // by chapter
}

// Read reads the list of tasks and the archives of the course in a folder.
func Read(root string) (*Course, error) {
	list, err := tasks.Read(root)
	if err != nil {
		return nil, err
	}
	c := &Course{Root: root, Tasks: list, Archives: make(map[string]*tasks.Archive)}
	for _, chapter := range c.Chapters() {
		if c.Archives[chapter], err = tasks.ReadArchive(root, chapter); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Chapters lists the folders of the chapters: "ch01-display", ...
func (c *Course) Chapters() []string { return gotool.Chapters(c.Root) }

// Of lists the tasks of a chapter.
func (c *Course) Of(chapter string) []tasks.Task {
	return slices.DeleteFunc(slices.Clone(c.Tasks), func(x tasks.Task) bool { return x.Chapter != chapter })
}

// Abs is the path of a file that is named from the root.
func (c *Course) Abs(file string) string { return filepath.Join(c.Root, filepath.FromSlash(file)) }

// FromRoot names a file, given by its path, from the root.
func (c *Course) FromRoot(path string) string {
	return filepath.ToSlash(strings.TrimPrefix(path, c.Root+string(filepath.Separator)))
}

// Text is a file as it stands; of one that cannot be read it is empty.
func (c *Course) Text(file string) string {
	text, _ := os.ReadFile(c.Abs(file))
	return tasks.Plain(text)
}

// ArchiveOf is the archive to which a file belongs.
func (c *Course) ArchiveOf(file string) *tasks.Archive {
	chapter, _, _ := strings.Cut(file, "/")
	if a := c.Archives[chapter]; a != nil {
		return a
	}
	return new(tasks.Archive)
}
