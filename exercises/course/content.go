// content.go says what stands in the files of tasks: the learner's, ours, a stub or a fault.

package course

import (
	"fmt"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"

	"mateinfive/internal/tasks"
)

// A Content is what stands in a file of a task.
type Content int

const (
	Yours   Content = iota // the learner's
	Ours                   // the course's own; of a file of the learner's own, as it is delivered
	Empty                  // the course's own with the function of the task taken out
	Faulty                 // the course's own with the fault of a hunt
	Missing                // it is not there, or cannot be read
)

// Content says what stands in a file.
func (c *Course) Content(file string) Content {
	a := c.ArchiveOf(file)
	text, err := os.ReadFile(c.Abs(file))
	plain := tasks.Plain(text)
	switch {
	case err != nil:
		return Missing
	case plain == "": // so is what the course does not have
		return Yours
	case plain == a.Ours[file]:
		return Ours
	case plain == a.Stubs[file]:
		return Empty
	}
	for _, fault := range a.Faults {
		if plain == fault[file] {
			return Faulty
		}
	}
	return Yours
}

// IsTheCourses reports whether the course itself has a text for a file, be it with a fault.
func (c *Course) IsTheCourses(file, text string) bool {
	a := c.ArchiveOf(file)
	if text == a.Ours[file] || text == a.Stubs[file] || tasks.Sum(text) == a.Sums[file] {
		return true
	}
	for _, fault := range a.Faults {
		if text == fault[file] {
			return true
		}
	}
	return false
}

// twoVersions finds what git leaves in a file where the reader and the course have changed
// the same lines.
var twoVersions = regexp.MustCompile(`(?m)^<<<<<<< .*\n(?s:.*)^>>>>>>> `)

// HasTwoVersions reports whether git has left two versions in a text.
func HasTwoVersions(text string) bool { return twoVersions.MatchString(text) }

// Files lists the files of a task; of a hunt, those into which its fault moves.
func (c *Course) Files(x tasks.Task) []string {
	if x.Kind == tasks.Hunt {
		return slices.Sorted(maps.Keys(c.Archives[x.Chapter].Faults[x.Name]))
	}
	return x.Paths()
}

// Where is the place of a task's code: its file, and there the line of the function.
func (c *Course) Where(x tasks.Task) string {
	if line := tasks.LineOf(c.Text(x.Path()), x.Name); line > 0 {
		return fmt.Sprintf("%s:%d", x.Path(), line)
	}
	return x.Path()
}

// Added lists the learner's new files in a chapter.
func (c *Course) Added(chapter string) []string {
	isOurs := func(file string) bool { return !c.Archives[chapter].IsNew(file) }
	return slices.DeleteFunc(tasks.GoFiles(c.Root, chapter), isOurs)
}

// AddedBeside lists those in the folder of a task.
func (c *Course) AddedBeside(x tasks.Task) []string {
	return slices.DeleteFunc(c.Added(x.Chapter), func(file string) bool { return path.Dir(file) != x.Dir() })
}

// Edited lists the other files of a chapter, tests too, that are not as the course has them.
func (c *Course) Edited(chapter string) (files []string) {
	a := c.Archives[chapter]
	for _, file := range slices.Sorted(maps.Keys(a.Sums)) {
		if tasks.Sum(c.Text(file)) != a.Sums[file] {
			files = append(files, file)
		}
	}
	return files
}

// YoursIn lists the files of a chapter's tasks that are the learner's.
func (c *Course) YoursIn(chapter string) (files []string) {
	for _, file := range slices.Sorted(maps.Keys(c.Archives[chapter].Ours)) {
		if c.Content(file) == Yours {
			files = append(files, file)
		}
	}
	return files
}
