// copy.go knows the copies of chapters in which hunts go on.

package course

import "strings"

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
