// watch.go lays the guard beside the tests of a function.

package judge

import (
	"fmt"
	"path"

	"mateinfive/exercises/course"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// watch is a test file with the guard: what takes all the memory ends in a sentence. The tests of
// the learner's own tasks have the guard from internal/check.
const watch = `package %s

import "mateinfive/internal/guard"

func init() { guard.Watch(func() string { return "" }) }
`

func layWatch(c *course.Course, o gotool.Overlay, x tasks.Task) {
	o[c.Abs(x.Dir()+"/guard_test.go")] = []byte(fmt.Sprintf(watch, path.Base(x.Dir())))
}
