// copy.go knows the copies of chapters in which hunts go on.

package course

import (
	"go/format"
	"strings"

	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// HuntDir is the folder in which hunts go on, from the root. Git does not see it.
const HuntDir = "exercises/.hunt"

// CopyOf is the folder of the copy of a chapter in which a hunt goes on, whether it is there or
// not. The go command passes it over, unless it is named: go run ./exercises/.hunt/ch02-moves
func CopyOf(chapter string) string { return HuntDir + "/" + chapter }

// Away is a text of a chapter as it stands in the copy, whose files import each other there. Home
// is the same the other way round.
func Away(text, chapter string) string {
	return strings.ReplaceAll(text, imports(chapter), imports(CopyOf(chapter)))
}

func Home(text, chapter string) string {
	return strings.ReplaceAll(text, imports(CopyOf(chapter)), imports(chapter))
}

// imports is how the path of a package begins that lies in a folder.
func imports(folder string) string { return `"mateinfive/` + folder + "/" }

// Without is a text of a chapter's tests without those that the copy of a hunt does not have: the
// name of such a test would give the faulty function away. They stand beside the hunt's story, in a
// file Hunt1.without, a name on each line. Most hunts have none.
func (c *Course) Without(hunt tasks.Task, text string) string {
	names := c.Text("exercises/testdata/" + hunt.Chapter + "/hunt/" + hunt.Name + ".without")
	for name := range strings.FieldsSeq(names) {
		if d, err := source.FindIn("", []byte(text), name); err == nil {
			less := source.Splice([]byte(text), d, "", nil)
			if tidy, err := format.Source(less); err == nil {
				less = tidy
			}
			text = string(less)
		}
	}
	return text
}
