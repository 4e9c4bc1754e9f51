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
