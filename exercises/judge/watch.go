// watch.go lays a watch beside tests: for a program that never comes to them, or takes all the memory.

package judge

import (
	_ "embed"
	"fmt"
	"path"
	"regexp"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

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

// watchTask lays a watch beside the tests of a task, so that a program that never comes to its
// first test is ended, and says where it was.
func watchTask(c *course.Course, o gotool.Overlay, x tasks.Task) {
	switch {
	case x.Kind == tasks.Hunt:
		WatchChapter(c, o, x.Chapter)
	case x.IsOwn():
		watchFolders(c, o, x.Chapter, x.Dir())
	default:
		o[c.Abs("before/before.go")] = beforeMain
		o[c.Abs(x.Dir()+"/guard_test.go")] = []byte(fmt.Sprintf(watchFunction, path.Base(x.Dir())))
	}
}

// WatchChapter does so beside all tests of a chapter.
func WatchChapter(c *course.Course, o gotool.Overlay, chapter string) {
	watchFolders(c, o, chapter, "")
}

// watchFolders does so beside the tests of one folder or, if none is named, of all of a chapter.
func watchFolders(c *course.Course, o gotool.Overlay, chapter, only string) {
	o[c.Abs("before/before.go")] = beforeMain
	for _, file := range tasks.GoFiles(c.Root, chapter) {
		dir := path.Dir(file)
		if !strings.HasSuffix(file, "_test.go") || only != "" && dir != only {
			continue
		}
		if m := packageClause.FindStringSubmatch(c.Text(file)); m != nil {
			o[c.Abs(dir+"/guard_test.go")] = []byte(fmt.Sprintf(watchOther, strings.TrimSuffix(m[1], "_test")))
		}
	}
}

var packageClause = regexp.MustCompile(`(?m)^package (\w+)`)
