// isolate.go lays ours over what is not the task's own, and a watch beside it.

package judge

import (
	_ "embed"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/learner"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// Isolated lays the course's own files over all that is empty, red or a fault in a
// chapter, but for the task that is judged: so each task is judged by itself. Beside a
// hunt ours stand everywhere, so that only the fault can be red.
func Isolated(l *learner.Learner, x tasks.Task) gotool.Overlay {
	isRed := make(map[string]bool)
	for _, y := range l.Course.Of(x.Chapter) {
		s := l.Status(y)
		isRed[y.Path()] = s == progress.Red || s == progress.Broken
	}
	o, own := make(gotool.Overlay), l.Course.Files(x)
	for file, text := range l.Course.Archives[x.Chapter].Ours {
		content := l.Course.Content(file)
		counts := content == course.Yours && x.Kind != tasks.Hunt && !isRed[file] && !l.IsHunted(file)
		if content != course.Ours && !counts && !slices.Contains(own, file) {
			o[l.Course.Abs(file)] = []byte(text)
		}
	}
	return o
}

// beforeMain is a package that is laid into the course under the name before, in a folder of its
// own. It ends a program that does not come to its main.
//
//go:embed laid/before.go
var beforeMain []byte

// The files that are laid beside tests. Each imports before, which Go starts ahead of the chapters:
// it starts packages in the order of their paths, where they do not wait for each other.
const (
	// watchFunction stands beside the tests of a function: what takes all the memory ends in a sentence.
	watchFunction = `package %s

import (
	_ "mateinfive/before"
	"mateinfive/internal/guard"
)

func init() { guard.Watch(func() string { return "" }) }
`
	// watchOther stands beside all other tests. Where a task is the learner's own, its tests
	// have the guard from internal/check.
	watchOther = `package %s_test

import _ "mateinfive/before"
`
)

// WatchStart lays a watch beside the tests of a task, so that a program that never comes to its
// first test is ended, and says where it was. Of a hunt, or without a task's name, the tests are
// those of the whole chapter.
func WatchStart(c *course.Course, o gotool.Overlay, x tasks.Task) {
	o[c.Abs("before/before.go")] = beforeMain
	if x.Kind == tasks.Rebuild {
		o[c.Abs(x.Dir()+"/guard_test.go")] = []byte(fmt.Sprintf(watchFunction, path.Base(x.Dir())))
		return
	}
	for _, file := range tasks.GoFiles(c.Root, x.Chapter) {
		dir := path.Dir(file)
		if !strings.HasSuffix(file, "_test.go") || x.IsOwn() && dir != x.Dir() {
			continue
		}
		if m := packageClause.FindStringSubmatch(c.Text(file)); m != nil {
			o[c.Abs(dir+"/guard_test.go")] = []byte(fmt.Sprintf(watchOther, strings.TrimSuffix(m[1], "_test")))
		}
	}
}

var packageClause = regexp.MustCompile(`(?m)^package (\w+)`)
