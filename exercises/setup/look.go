// look.go carries into a later chapter how a board looks: signs and colors.

package setup

import (
	"maps"
	"path"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/internal/tasks"
)

// isLook reports whether a file says how a board looks.
func isLook(file string) bool { return path.Base(path.Dir(file)) == path.Dir(tasks.Look) }

// looksOf lists the files of a chapter that say how its boards look.
func looksOf(d *desk.Desk, chapter string) []string {
	files := slices.Sorted(maps.Keys(d.Course.Archives[chapter].Ours))
	return slices.DeleteFunc(files, func(file string) bool { return !isLook(file) })
}

// looksFor returns the learner's looks that may go into a chapter: of each file that of the nearest
// chapter before it.
func looksFor(d *desk.Desk, chapter string) (list []candidate) {
	for _, into := range looksOf(d, chapter) {
		for _, before := range slices.Backward(d.Course.Chapters()) {
			file := before + strings.TrimPrefix(into, chapter)
			if before < chapter && d.Course.Content(file) == course.Yours {
				if c := carried(d, file, "", chapter); isFree(d, c) {
					list = append(list, c)
				}
				break
			}
		}
	}
	return list
}

// tryLooks tries looks. The chapter's program has to compile with them, and the tests of looks have
// to be green. No other test is asked: what shows a board, above all the transcripts, is meant to
// show another one now, and no rule asks for a look.
func tryLooks(d *desk.Desk, chapter string, list []candidate) (why string, err error) {
	o := judge.Isolated(d.Learner, tasks.Task{Chapter: chapter})
	for _, c := range list {
		o[d.Course.Abs(c.into)] = []byte(c.text)
	}
	return tryTests(d, chapter, o, "-run", "^TestLook", "./"+chapter, "./"+chapter+"/look")
}

// sources names the files that were carried: "a", "a and b".
func sources(list []candidate) string {
	var names []string
	for _, c := range list {
		names = append(names, c.from)
	}
	return strings.Join(names, " and ")
}
