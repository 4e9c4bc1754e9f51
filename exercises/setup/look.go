// look.go carries into a later chapter how a board looks: that file belongs to no task.

package setup

import (
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/internal/tasks"
)

// lookFor returns the learner's look of the nearest chapter before this one, if there is one and
// it may go there.
func lookFor(d *desk.Desk, chapter string) (c candidate, found bool) {
	for _, before := range slices.Backward(d.Course.Chapters()) {
		file := before + "/" + tasks.Look
		if before < chapter && d.Course.Content(file) == course.Yours {
			c = carried(d, file, "", chapter)
			return c, d.Course.Archives[chapter].Ours[c.into] != "" && isFree(d, c)
		}
	}
	return c, false
}

// fitsLook tries a look, and says so if it has to stay where it is. The chapter's program has to
// compile with it, and the tests of looks have to be green. No other test is asked: what shows a
// board, above all the transcripts, is meant to show another one now, and no rule asks for a look.
func fitsLook(d *desk.Desk, chapter string, c candidate) (bool, error) {
	o := judge.Isolated(d.Learner, tasks.Task{Chapter: chapter})
	o[d.Course.Abs(c.into)] = []byte(c.text)
	why, err := tryTests(d, chapter, o, "-run", "^TestLook", "./"+chapter, "./"+chapter+"/look")
	if why != "" {
		d.Say("Your %s stays where it is. %s\n", c.from, why)
	}
	return why == "" && err == nil, err
}
