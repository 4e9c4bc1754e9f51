// hunted.go tells of a hunt that is on.

package tell

import (
	"fmt"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/internal/tasks"
)

// tellHunt counts the red tests: which they are, and what they say, would be the end of the hunt.
func tellHunt(d *desk.Desk, x tasks.Task, v judge.Verdict) {
	ground := d.Ground(x)
	count := "the tests of " + ground + " do not come to their end"
	if n := len(testsOf(v.Reds())); n > 0 {
		count = course.CountOf(n, "red test") + " in " + ground
	}
	d.Say("%s is red: %s\n\n", course.Title(x), count)
	d.Say("  The fault is somewhere in %s/%s.\n", ground, x.File)
	if d.IsInCopy(x) {
		d.Say("  Play:  go run ./%s\n", ground)
	}
	d.Say("  Tests: go test ./%s/...   (with -run . it names all that are red)\n", ground)
	d.Say("  Stuck: go run ./exercises hint %s\n", x.Number())
}

// goneCopy is the error of a hunt whose copy has been deleted.
func goneCopy(d *desk.Desk, x tasks.Task) error {
	return fmt.Errorf("%s is on, and %s is not there any more. To lay it out anew: "+
		"go run ./exercises next %s", course.Title(x), d.Ground(x), x.Number())
}
