// page.go finds where a page sets a task.

package sheet

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/internal/tasks"
)

// taskMark is the comment by which a page sets a task.
var taskMark = regexp.MustCompile(`^<!-- task: \S+ (\S+) -->$`)

// OnPage is where a page sets a task: the page and its section.
func OnPage(c *course.Course, x tasks.Task) (page, at string) {
	files, _ := filepath.Glob(c.Abs("docs/" + course.Short(x.Chapter) + "-*.md"))
	for _, file := range files {
		page, section := c.FromRoot(file), ""
		for line := range strings.Lines(c.Text(page)) {
			line = strings.TrimSpace(line)
			if heading, ok := strings.CutPrefix(line, "## "); ok {
				section = strings.ReplaceAll(heading, "`", "")
			} else if m := taskMark.FindStringSubmatch(line); m != nil && m[1] == x.Name {
				return page, fmt.Sprintf("%s, %q", page, section)
			}
		}
	}
	page = "docs/" + x.Chapter + ".md"
	return page, page
}

// Breaks reports whether the page has a "Break it" between a task and the next one, which wants the
// program as it is then.
func Breaks(c *course.Course, x tasks.Task) bool {
	page, _ := OnPage(c, x)
	_, below, _ := strings.Cut(c.Text(page), " "+x.Name+" -->\n")
	below, _, _ = strings.Cut(below, "\n<!-- task: ")
	return strings.Contains(below, "\n**Break it.**")
}

// Read says where to read about a task: in a section of a page, and for what is written in
// a file of the learner's own on the sheet, too.
func Read(c *course.Course, x tasks.Task) string {
	_, at := OnPage(c, x)
	if x.IsOwn() {
		at = fmt.Sprintf("%s, %q; and the page, %s", Path(x.Chapter), course.Title(x), at)
	}
	return at
}

// OursOf says where our answer to a task is to be read.
func OursOf(c *course.Course, x tasks.Task) string {
	if x.IsOwn() {
		return fmt.Sprintf("%s, %q, below \"Solution\"", Path(x.Chapter), course.Title(x))
	}
	if x.Kind == tasks.Hunt {
		return fmt.Sprintf("exercises/testdata/%s/hunt/%s.md", x.Chapter, x.Name)
	}
	page, _ := OnPage(c, x)
	return page + ", at its end"
}
